CREATE TABLE public.chairs (
    table_id text NOT NULL,
    chair integer NOT NULL,
    credential text,
    invitation text,
    invitation_until bigint,
    seen bigint
);
CREATE TABLE public.chat (
    id integer NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL,
    audience text NOT NULL,
    chair integer,
    name text NOT NULL,
    body text NOT NULL
);
CREATE SEQUENCE public.chat_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.chat_id_seq OWNED BY public.chat.id;
CREATE TABLE public.events (
    match_id text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.matches (
    id text NOT NULL,
    table_id text NOT NULL,
    number integer NOT NULL,
    game text NOT NULL,
    version integer NOT NULL,
    orders text NOT NULL,
    commitment text NOT NULL,
    head integer NOT NULL,
    phase text NOT NULL,
    acting integer NOT NULL,
    wake bigint,
    touched bigint NOT NULL
);
CREATE TABLE public.outages (
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE public.presence (
    process text NOT NULL,
    table_id text NOT NULL,
    chair integer NOT NULL,
    sockets integer NOT NULL
);
CREATE TABLE public.processes (
    id text NOT NULL,
    seen bigint NOT NULL,
    departed boolean NOT NULL
);
CREATE TABLE public.replays (
    id text NOT NULL,
    created bigint NOT NULL,
    record text NOT NULL
);
CREATE TABLE public.seeds (
    match_id text NOT NULL,
    seed bytea NOT NULL
);
CREATE TABLE public.sheepfold_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    created bigint NOT NULL,
    settings text NOT NULL,
    watch text
);
ALTER TABLE ONLY public.chat ALTER COLUMN id SET DEFAULT nextval('public.chat_id_seq'::regclass);
INSERT INTO public.chairs VALUES
	('2fa50580cd867272', 1, 'd1577d2e924c64d8e544334218c1a0a71db839b6513b4a565cc99b25d84c3a37', NULL, NULL, 1794965874365),
	('df433946a25ee61d', 0, '57e1557cd66097a7a7031219fb9fca6adb597f7a96565d3af9d75d5b5e4c3367', NULL, NULL, 1794965874446),
	('bedeecd396f73226', 2, '73512b21d034b4f8a42f3473683a82ac5dc490059263dd29495a0ccf3352764e', NULL, NULL, 1794965874446),
	('ab193fe664a5916b', 2, NULL, NULL, NULL, NULL),
	('3d6073669e1e2eb3', 1, 'd6a4a3abe3df4dbb3506ea3769a206ceeddc1ef8013b78e95a6836444f252c91', NULL, NULL, 1791509811839),
	('61abf57fdb4e290b', 0, 'c691f75cd18a08378bd25ae8a6d173fb1438e6637bfc10fa22776a0c850516e6', NULL, NULL, 1794965874469),
	('3397efa6e40f4b0d', 1, '6165fb97bfc97d8cb1ed0dc9e9abd781f8d408f840c494e22fda68e2b236efb0', NULL, NULL, 1791509811847),
	('ab193fe664a5916b', 1, 'd6ac05392467faa56024274bb8a8aae2bc247c2ee9b6a123809c5670aa4b2cd0', NULL, NULL, 1791509811854),
	('3397efa6e40f4b0d', 2, '2408b273fc68fd46b15c92de1cdf1a89642df2717508332621ebd43cfc09f716', NULL, NULL, 1791509811855),
	('84e65eb7941faa5a', 1, 'f1a47825163cec99aab1ed40d07f1f46ae681e6e6dacbd2f215eca8b7467958c', NULL, NULL, 1794965874498),
	('c83d83fe720c9c25', 1, '252b8ace4fc1a1df094c3ed23ff65cc762d6922ea06f447c3a37493e25137b83', NULL, NULL, 1791509811868),
	('2fa50580cd867272', 2, '478c3bf194e5c923fd8621d965813e28cf065a009fa67a4ebad7920193de1aac', NULL, NULL, 1794965874512),
	('5be3dc5d0e77e237', 1, 'c3fb03598c37a7832e8cbbdc477d9d5e8a49717b63e4b37367c37bb0504edcdf', NULL, NULL, 1791509811885),
	('ba6d3f828e400ea1', 1, NULL, '543b29e1969c605d92fe10e52e662116894570b41ae91e13feea7e268169dfc4', NULL, NULL),
	('7e0422749150c264', 2, NULL, NULL, NULL, NULL),
	('7dbfbb73b16d84ed', 0, 'da460aaba945e4526b868d2fd5f0879d9a8329126f0630633002975cf1042257', NULL, NULL, 1794965874515),
	('61abf57fdb4e290b', 1, '9b19a6be813f7052395652ada6a42d40b2ebf8f91d96d4c5cf865241a2f18cee', NULL, NULL, 1794965874526),
	('df433946a25ee61d', 1, 'c5e54e82a3d9e2546593de7a39d374016f6d88fbf14cb91dc949e4b3d5f309a5', NULL, NULL, 1794965874527),
	('84e65eb7941faa5a', 2, '0ad27a8d5c23e721767d747ace10eb5180b7cf374c8dc0b828ef42dc4926ac21', NULL, NULL, 1794965874527),
	('000708eb66ac4958', 0, 'fbd5434b1e463680880c15059b6e0cafb44996f7a54d61e68eeeb489570a5a4d', NULL, NULL, 1794965874563),
	('7dbfbb73b16d84ed', 1, 'a80de06b93fcb811b6993ea742b88fa14350a3b71a34fa68c3aad4f3f8e2f697', NULL, NULL, 1794965874566),
	('000708eb66ac4958', 1, 'b97aca302fd7f7d9387ded1e63ded2f547bfa9cb6d6793de1b3b0f07adae28e4', NULL, NULL, 1794965874750),
	('61abf57fdb4e290b', 2, NULL, NULL, NULL, NULL),
	('3d6073669e1e2eb3', 0, '1a7d80d70bb7de9e4ccb804d1c0db9d932d0e9eae64d85c609de05998d28f8be', NULL, NULL, 1794965873837),
	('3397efa6e40f4b0d', 0, '935daeb9b68c2e6e3101aee62de494093f74a2491d26eb14e1830a6d6b3edeee', NULL, NULL, 1794965873853),
	('ab193fe664a5916b', 0, 'b1693b67c7f5c87293772fe0839a90e0ee6f4189317b8683c76ea86de3d8c973', NULL, NULL, 1794965873855),
	('bedeecd396f73226', 0, 'fe9050a577b0f9278cca13514bf310c54d3c72d91bc2da28d0c7d3a3e11787ce', NULL, NULL, 1794965874260),
	('2fa50580cd867272', 0, 'df2a122ac0b7ae7f8b67ce65d4027b4c821cd7cb5d0cafb89049ea08436d712a', NULL, NULL, 1794965874312),
	('bedeecd396f73226', 1, 'ff59570933e7ee55de6ea8cd7423bffdcd21e305d515bcf0556aec13e3364926', NULL, NULL, 1794965874338),
	('84e65eb7941faa5a', 0, 'fef1f64a05fbadcfc5ee9c0a89a6e0b7c5f84987b620273b069d4463989d313e', NULL, NULL, 1794965874357),
	('ba6d3f828e400ea1', 0, 'cd28a648ade9fd17e73ef6595493601312839bb76f2dbc8e489cea9139ed854b', NULL, NULL, 1794965873924),
	('5be3dc5d0e77e237', 0, '50faccad1fa9f8ef4e5fa3c495ac27bc042517cdfcbf4b189957095d3a3b977c', NULL, NULL, 1794965873948),
	('641a5c6b9ca90a87', 0, 'c402bd4663c53f1cf9c285acff40797fceaa855663ad453e0b0e53e0c8adc9fd', NULL, NULL, 1794965874434),
	('8770b7cf888b0796', 0, '805038ef1ffd947bbb89b2c65673524aea2926b5fed5d10875383079f5aad0a2', NULL, NULL, 1794965874446),
	('641a5c6b9ca90a87', 1, '279c1f051771c1c6cc970ce6d7ea70b44674ffe6d4145c4e0b9a803635014f49', NULL, NULL, 1794965874524),
	('8770b7cf888b0796', 1, '92fe55ce368ba2f9e3bb3fab5a0cbe5154bdb42c374d8f79fa3969187b016e74', NULL, NULL, 1794965874526),
	('641a5c6b9ca90a87', 2, 'b4d243bf324cbb07d0211f0e01a3232381489e98fb545228e87999651f4a46ba', NULL, NULL, 1794965874669),
	('f651895d2e27defa', 1, NULL, NULL, NULL, NULL),
	('1831f873c1701bea', 3, NULL, NULL, NULL, NULL),
	('1831f873c1701bea', 2, NULL, '65851d136282f1d356b27d472f8fc5f57d08ea21f167e51db366002c5e1c85b5', NULL, NULL),
	('1a464a0ebb3f7a25', 1, NULL, NULL, NULL, NULL),
	('c83d83fe720c9c25', 0, '6225ac6083257d767c158cf7acd9a50962e64e5aea07c35efec3e8409132aae6', NULL, NULL, 1794965873854),
	('6ee253642794412d', 0, 'e380988a67599edcdbf825a7d9bfbea7d65b440bb9d25ff2fe88570c4b8e235a', NULL, NULL, 1794965873952),
	('6ee253642794412d', 1, 'c10ddd6d780c2de2de08b7256428828da4719722ef883bd6fb9175f65134b485', NULL, NULL, 1794965873960),
	('73e54dcc02eb8bea', 0, 'dfb63c824d9b1cc1ab13062c23ffc3503792627f998f4a13e79f741ab327459b', NULL, NULL, 1794965874364),
	('1a464a0ebb3f7a25', 0, 'cfccc76d63f87b9fcb934123cd264b02e14cd7658cd00b79ba03d7b2ad2cbf27', NULL, NULL, 1794965874365),
	('fe54a39f54409b89', 0, '17d2a7015c1faaac864c779b9ddca9e615650258c1a32a624e27e67c23b9a0b6', NULL, NULL, 1794965874365),
	('7e0422749150c264', 0, 'b38c2c3358e066dac22a4e8ddbe1e1868e32df29a47425867fc879247bd698a0', NULL, NULL, 1794965874377),
	('b95cc3221e4e7f5c', 0, '2b975cccc666700c3fa715d85ea5e0167a86be658476036e6cb8932b1d65e187', NULL, NULL, 1794965874391),
	('a654f338b7314878', 0, 'e6808aac8447754294ee01198475c163f64b548f5d15a0166a423ef77c5d3f09', NULL, NULL, 1794965874458);
INSERT INTO public.chairs VALUES
	('1d790c4dc9e90801', 0, 'c89612a14518d0f9d25f66876c6e702ee5a2206214cae5fbdea2a25da1d18b15', NULL, NULL, 1794965874481),
	('73e54dcc02eb8bea', 1, '427d2347baa7317db33729fdb1b1c5aa2157e59317d1513cfbc174fce92fa4d6', NULL, NULL, 1794965874498),
	('1a464a0ebb3f7a25', 2, '6e9667cb505301808853aadeac7d3983fd7694f5c0aa4ca0503ba387d4cb4b37', NULL, NULL, 1794965874498),
	('7e0422749150c264', 1, '85eb0ff0c93d5dc74565ed7de905c934de7d8b52f946cd4195392020f5db76eb', NULL, NULL, 1794965874514),
	('b95cc3221e4e7f5c', 1, '924b6c1899a9ba4efcb49285928f580cfaa43a249806d8183340d79d9d824459', NULL, NULL, 1794965874515),
	('bc1c5b747729a9f2', 1, NULL, NULL, NULL, NULL),
	('fe54a39f54409b89', 1, 'c2f29459b90a01b92acc9ceea2ac0f1860f04f8fc080dfcd20a837e1b24095ee', NULL, NULL, 1794965874515),
	('2cd9ae8f894e871d', 0, '9638540a433c30ad1bc1ca0a912e8b30bd4c47ac8a32116b0b84b9776da94bf7', NULL, NULL, 1794965874523),
	('f651895d2e27defa', 0, 'a50081dd2833c49b7ec3a56260568f6773fac8551f462115d441a50ac87c9ade', NULL, NULL, 1794965874525),
	('a654f338b7314878', 1, '64be85a299e20967e528170570aa8eb31dcd256bdf85a5ec8e75d0f10774786e', NULL, NULL, 1794965874526),
	('aa2367e2c8b53734', 0, 'fe7e1d399bce8a889b29500b5985ff0115cd27d24dd110eb060eaa9e89257fe9', NULL, NULL, 1794965874561),
	('54c3d8401c14a348', 1, '01378d3ebb2d094013aa31b8b046d8556899cfac2591921151fe3f467f02b65f', NULL, NULL, 1794965874750),
	('1831f873c1701bea', 1, '08f423967b876d7f13e5d176e6012bf5466178e0a190dc41acc5460f2933c610', NULL, NULL, 1794965874818),
	('54c3d8401c14a348', 2, 'adbe948860c47373d82c844e9d514267667366e032bcc44956a4cc042714f6e6', NULL, NULL, 1794965874818),
	('54c3d8401c14a348', 0, 'fb533720572a3ae848bf394a91288dc2e10ea44aa527d767868ddee18e927464', NULL, NULL, 1794965874562),
	('1d790c4dc9e90801', 1, '7fbc8a86da08739b938c483e9c71475d570ecfb35dab845da4d38169a9503a64', NULL, NULL, 1794965874566),
	('2cd9ae8f894e871d', 1, 'bd18423aedd667e2205d12312f1a2fb3afb63399d41efad5090696bd558a14f5', NULL, NULL, 1794965874657),
	('f651895d2e27defa', 2, '5b601c6e94a19850df24a15e9ce3b36565b8161b15d04abfda8724259c3a148e', NULL, NULL, 1794965874694),
	('1831f873c1701bea', 0, 'ae7057f6d487b9b1aad2e190e27184e6bcd721ecd53444ce221f939cbfc28a76', NULL, NULL, 1794965874710),
	('a654f338b7314878', 2, 'f6bfb0d96e947d9bf5dce2ac77a87f43d0c1ff1f89766d154c85f689c07c81f6', NULL, NULL, 1794965874716),
	('aa2367e2c8b53734', 1, '86beb4eae0ab69f90f6f9b661a28b8767d254a2e371048b96e75ce8553d749c5', NULL, NULL, 1794965874731),
	('bc1c5b747729a9f2', 0, '5f33cd139e4244c5ffb4fe0dc5079049d03b0fd8368832ae72da0dafc694cfd6', NULL, NULL, 1794965874526),
	('6dcd87158cc8d43d', 0, 'faf2ed00c7ef047bde51d3ec44b9b16cc433f719adcb705d432980a5d18c8ca0', NULL, NULL, 1794965874549),
	('ab25e83f65a9be87', 0, '17f7d4d21c4825d1e483d36b9d2608aff8c686777f4f0bb135b959780458082f', NULL, NULL, 1794965874710),
	('6dcd87158cc8d43d', 1, 'af43f172e271553b68d2899d2d67b09623651605ad8b4c5fd5c2734ba80a384a', NULL, NULL, 1794965874759),
	('6dcd87158cc8d43d', 2, 'f66c7f128da14ee90320c26d5cfe0a598c48bde12da3c15714b4442fa7818501', NULL, NULL, 1794965874818);
INSERT INTO public.chat VALUES
	(1, '3d6073669e1e2eb3', 1791509804140, 'players', 0, 'Ann', 'I have to go.'),
	(2, 'ab193fe664a5916b', 1791509805509, 'players', 0, 'Ann', 'I have to go.'),
	(3, '3397efa6e40f4b0d', 1791509807056, 'players', 0, 'Ann', 'I have to go.'),
	(4, 'c83d83fe720c9c25', 1791509807820, 'players', 0, 'Ann', 'I have to go.'),
	(5, '5be3dc5d0e77e237', 1791509808884, 'players', 0, 'Ann', 'I have to go.'),
	(6, '6ee253642794412d', 1794965830892, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(7, '6ee253642794412d', 1794965830913, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(8, '6ee253642794412d', 1794965830926, 'players', 1, 'Bob', 'Thanks.'),
	(9, '6ee253642794412d', 1794965830936, 'watchers', NULL, '', 'Who is winning?'),
	(10, '6ee253642794412d', 1794965830950, 'watchers', NULL, '', 'Psst.'),
	(11, '6ee253642794412d', 1794965834547, 'players', 0, 'Ann', 'Well played!'),
	(12, 'bedeecd396f73226', 1794965835012, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(13, 'bedeecd396f73226', 1794965835051, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(14, 'bedeecd396f73226', 1794965835064, 'players', 1, 'Bob', 'Thanks.'),
	(15, 'bedeecd396f73226', 1794965835075, 'players', 2, 'Cy', 'Thanks.'),
	(16, 'bedeecd396f73226', 1794965835133, 'watchers', NULL, '', 'Who is winning?'),
	(17, 'bedeecd396f73226', 1794965835162, 'watchers', NULL, '', 'Psst.'),
	(18, 'bedeecd396f73226', 1794965836472, 'players', 0, 'Ann', 'Well played!'),
	(19, '2fa50580cd867272', 1794965836934, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(20, '2fa50580cd867272', 1794965836967, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(21, '2fa50580cd867272', 1794965836971, 'players', 1, 'Bob', 'Thanks.'),
	(22, '2fa50580cd867272', 1794965836984, 'players', 2, 'Cy', 'Thanks.'),
	(23, '2fa50580cd867272', 1794965837004, 'watchers', NULL, '', 'Who is winning?'),
	(24, '2fa50580cd867272', 1794965837010, 'watchers', NULL, '', 'Psst.'),
	(25, '2fa50580cd867272', 1794965841138, 'players', 0, 'Ann', 'Well played!'),
	(26, '84e65eb7941faa5a', 1794965841579, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(27, '84e65eb7941faa5a', 1794965841596, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(28, '84e65eb7941faa5a', 1794965841609, 'players', 1, 'Bob', 'Thanks.'),
	(29, '84e65eb7941faa5a', 1794965841636, 'players', 2, 'Cy', 'Thanks.'),
	(30, '84e65eb7941faa5a', 1794965841693, 'watchers', NULL, '', 'Who is winning?'),
	(31, '84e65eb7941faa5a', 1794965841700, 'watchers', NULL, '', 'Psst.'),
	(32, '84e65eb7941faa5a', 1794965846088, 'players', 0, 'Ann', 'Well played!'),
	(33, 'fe54a39f54409b89', 1794965846401, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(34, 'fe54a39f54409b89', 1794965846416, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(35, 'fe54a39f54409b89', 1794965846421, 'players', 1, 'Bob', 'Thanks.'),
	(36, 'fe54a39f54409b89', 1794965846457, 'watchers', NULL, '', 'Who is winning?'),
	(37, 'fe54a39f54409b89', 1794965846492, 'watchers', NULL, '', 'Psst.'),
	(38, 'fe54a39f54409b89', 1794965850525, 'players', 0, 'Ann', 'Well played!'),
	(39, '73e54dcc02eb8bea', 1794965851899, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(40, '73e54dcc02eb8bea', 1794965851958, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(41, '73e54dcc02eb8bea', 1794965851997, 'players', 1, 'Bob', 'Thanks.'),
	(42, '73e54dcc02eb8bea', 1794965852148, 'watchers', NULL, '', 'Who is winning?'),
	(43, '73e54dcc02eb8bea', 1794965852223, 'watchers', NULL, '', 'Psst.'),
	(44, '1a464a0ebb3f7a25', 1794965854685, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(45, '1a464a0ebb3f7a25', 1794965854699, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(46, '1a464a0ebb3f7a25', 1794965854874, 'players', 2, 'Bob', 'Thanks.'),
	(47, '1a464a0ebb3f7a25', 1794965854992, 'watchers', NULL, '', 'Who is winning?'),
	(48, '1a464a0ebb3f7a25', 1794965855009, 'watchers', NULL, '', 'Psst.'),
	(49, '7e0422749150c264', 1794965857785, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(50, '7e0422749150c264', 1794965857791, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>');
INSERT INTO public.chat VALUES
	(51, '7e0422749150c264', 1794965857800, 'players', 1, 'Bob', 'Thanks.'),
	(52, '7e0422749150c264', 1794965857875, 'watchers', NULL, '', 'Who is winning?'),
	(53, '7e0422749150c264', 1794965857896, 'watchers', NULL, '', 'Psst.'),
	(54, 'b95cc3221e4e7f5c', 1794965860385, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(55, 'b95cc3221e4e7f5c', 1794965860395, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(56, 'b95cc3221e4e7f5c', 1794965860417, 'players', 1, 'Bob', 'Thanks.'),
	(57, 'b95cc3221e4e7f5c', 1794965860503, 'watchers', NULL, '', 'Who is winning?'),
	(58, 'b95cc3221e4e7f5c', 1794965860522, 'watchers', NULL, '', 'Psst.'),
	(59, '61abf57fdb4e290b', 1794965862246, 'players', 0, 'Ann', 'Good luck, everybody!'),
	(60, '61abf57fdb4e290b', 1794965862261, 'players', 0, 'Ann', 'Schönes Spiel, à vous ☺ <b>&amp;</b>'),
	(61, '61abf57fdb4e290b', 1794965862267, 'players', 1, 'Bob', 'Thanks.'),
	(62, '61abf57fdb4e290b', 1794965862315, 'watchers', NULL, '', 'Who is winning?'),
	(63, '61abf57fdb4e290b', 1794965862332, 'watchers', NULL, '', 'Psst.'),
	(64, '1831f873c1701bea', 1794965873543, 'players', 1, 'Ann 2', 'I am on my telephone now.');
INSERT INTO public.events VALUES
	('641a5c6b9ca90a87-1', 7, 1794965867369, '{"kind":"played","move":"place 12","message":"m0","chair":2}'),
	('641a5c6b9ca90a87-1', 8, 1794965867403, '{"kind":"taken_back","message":"u7","chair":2}'),
	('641a5c6b9ca90a87-1', 9, 1794965867410, '{"kind":"played","move":"place 37","message":"m1","chair":2}'),
	('641a5c6b9ca90a87-1', 10, 1794965867414, '{"kind":"played","move":"place 9","message":"m0","chair":0}'),
	('641a5c6b9ca90a87-1', 11, 1794965867435, '{"kind":"handed_over","bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 12, 1794965867442, '{"kind":"played","move":"place 20","draws":["die 3"],"bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 13, 1794965867466, '{"kind":"handed_over","bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 14, 1794965867512, '{"kind":"played","move":"walk 36","bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 15, 1794965867522, '{"kind":"played","move":"walk 6","bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 16, 1794965867548, '{"kind":"played","move":"walk 35","draws":["die 1"],"bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 17, 1794965867557, '{"kind":"played","move":"walk 21","message":"m1","chair":0}'),
	('641a5c6b9ca90a87-1', 18, 1794965867568, '{"kind":"played","move":"walk 13","message":"m2","chair":0}'),
	('641a5c6b9ca90a87-1', 19, 1794965867759, '{"kind":"played","move":"walk 11","draws":["die 2"],"message":"m3","chair":0}'),
	('641a5c6b9ca90a87-1', 20, 1794965867768, '{"kind":"played","move":"walk 1","bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 21, 1794965867780, '{"kind":"played","move":"walk 14","bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 22, 1794965867791, '{"kind":"played","move":"buy pasture","draws":["die 4"],"bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 23, 1794965867808, '{"kind":"played","move":"buy pasture","bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 24, 1794965867818, '{"kind":"played","move":"walk 16","bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 25, 1794965867828, '{"kind":"played","move":"walk 40","draws":["die 5"],"bot":"random","chair":2}'),
	('641a5c6b9ca90a87-1', 26, 1794965867845, '{"kind":"returned","chair":2}'),
	('641a5c6b9ca90a87-1', 27, 1794965867850, '{"kind":"played","move":"walk 22","message":"m4","chair":0}'),
	('641a5c6b9ca90a87-1', 28, 1794965867854, '{"kind":"played","move":"walk 38","message":"m5","chair":0}'),
	('641a5c6b9ca90a87-1', 29, 1794965867864, '{"kind":"played","move":"walk 30","draws":["die 5"],"message":"m6","chair":0}'),
	('641a5c6b9ca90a87-1', 30, 1794965867876, '{"kind":"played","move":"walk 7","bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 31, 1794965867886, '{"kind":"played","move":"walk 3","bot":"lamb","chair":1}'),
	('641a5c6b9ca90a87-1', 32, 1794965867896, '{"kind":"played","move":"buy field","draws":["die 1"],"bot":"lamb","chair":1}'),
	('df433946a25ee61d-1', 1, 1794965867924, '{"kind":"ready","commitment":"8f3f47ddec9d617f469dc4df292f7a6afd8e4112f530ef8e76536583b72ff92b","chair":0}'),
	('df433946a25ee61d-1', 2, 1794965868008, '{"kind":"ready","commitment":"e4b14852fae6dc6bb26f1fa150c511bb4815b14fa207bfc34376f4c467d86921","chair":1}'),
	('df433946a25ee61d-1', 3, 1794965868054, '{"kind":"revealed","random":"6040d959321aee2e693de37a4e7f710cda7dd055a810f618958deeff7abe1b84","chair":0}'),
	('df433946a25ee61d-1', 4, 1794965868110, '{"kind":"revealed","random":"fcbfe7d56c5cf29d406e29aeaa1756d7560a31ff6531195862af3df5f39a14d7","draws":["first 0"],"chair":1}'),
	('df433946a25ee61d-1', 5, 1794965868137, '{"kind":"played","move":"fence e3N","message":"m0","chair":0}'),
	('df433946a25ee61d-1', 6, 1794965868141, '{"kind":"played","move":"fence b1W","message":"m1","chair":0}'),
	('df433946a25ee61d-1', 7, 1794965868151, '{"kind":"played","move":"flip d2","draws":["reveal shepherd"],"message":"m0","chair":1}'),
	('df433946a25ee61d-1', 8, 1794965868179, '{"kind":"played","move":"fence c5S","message":"m2","chair":0}'),
	('df433946a25ee61d-1', 9, 1794965868183, '{"kind":"taken_back","message":"u8","chair":0}'),
	('df433946a25ee61d-1', 10, 1794965868194, '{"kind":"played","move":"fence a5S","message":"m3","chair":0}'),
	('df433946a25ee61d-1', 11, 1794965868204, '{"kind":"played","move":"flip b1","draws":["reveal joyful"],"message":"m1","chair":1}'),
	('df433946a25ee61d-1', 12, 1794965868210, '{"kind":"played","move":"flip e5","draws":["reveal dreamy"],"message":"m2","chair":1}'),
	('df433946a25ee61d-1', 13, 1794965868217, '{"kind":"played","move":"fence e4E","message":"m4","chair":0}'),
	('df433946a25ee61d-1', 14, 1794965868233, '{"kind":"taken_back","message":"u13","chair":0}'),
	('df433946a25ee61d-1', 15, 1794965868247, '{"kind":"played","move":"fence d5N","message":"m5","chair":0}'),
	('8770b7cf888b0796-1', 1, 1794965868299, '{"kind":"ready","commitment":"883e97c2d7f0cf834aba6df5572c0560afe427866cddd46c27dc7a3a1e7a9ef1","chair":0}'),
	('8770b7cf888b0796-1', 2, 1794965868354, '{"kind":"ready","commitment":"32b7cb6cc04266963623c4b9a23ee50216aeb702573ee48bf7916626ff65e03f","chair":1}'),
	('8770b7cf888b0796-1', 3, 1794965868407, '{"kind":"revealed","random":"b666928dce065788823028498a983618024cb9d7572b0a7d352a2bd13d809e9d","chair":0}'),
	('8770b7cf888b0796-1', 4, 1794965868450, '{"kind":"revealed","random":"59866ac278b0ab1cb816a0c1693d05914f2a2e731862c9cec1eb69eb069c0bf2","draws":["first 0","start blank-single 3","deal 0 blank-single","deal 0 blank-triple","deal 0 neutral-corner","deal 1 neutral-corner","deal 1 blank-parallel","deal 1 neutral-single"],"chair":1}'),
	('8770b7cf888b0796-1', 5, 1794965868506, '{"kind":"played","move":"play sheeple-open 0,1 0","draws":["draw blank-open"],"message":"m0","chair":0}'),
	('8770b7cf888b0796-1', 6, 1794965868528, '{"kind":"played","move":"play blank-parallel -1,0 1","draws":["draw neutral-parallel"],"message":"m0","chair":1}'),
	('8770b7cf888b0796-1', 7, 1794965868566, '{"kind":"played","move":"play blank-triple -2,0 0","draws":["draw blank-single"],"message":"m1","chair":0}'),
	('8770b7cf888b0796-1', 8, 1794965868590, '{"kind":"played","move":"play neutral-single 1,0 1","draws":["draw neutral-open"],"message":"m1","chair":1}'),
	('8770b7cf888b0796-1', 9, 1794965868634, '{"kind":"played","move":"turn 1,0 3","message":"m3","chair":0}');
INSERT INTO public.events VALUES
	('8770b7cf888b0796-1', 10, 1794965868652, '{"kind":"taken_back","message":"u9","chair":0}'),
	('8770b7cf888b0796-1', 11, 1794965868664, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052268660,"chair":0}'),
	('3d6073669e1e2eb3-1', 5, 1791509803687, '{"kind":"played","move":"fence e1E","message":"m0","chair":1}'),
	('8770b7cf888b0796-1', 12, 1794965868712, '{"kind":"answered","yes":true,"chair":1}'),
	('7dbfbb73b16d84ed-1', 1, 1794965868793, '{"kind":"ready","commitment":"f0c1b6219c88f983a28a773267ae83e4a493d97601c734d51b58b39de53c58c7","chair":0}'),
	('7dbfbb73b16d84ed-1', 2, 1794965868808, '{"kind":"ready","commitment":"de981c768ec1a9b890604693ea20613952e165ad9e787123c1799d6b19d15cd8","chair":1}'),
	('7dbfbb73b16d84ed-1', 3, 1794965868839, '{"kind":"revealed","random":"4a2df1769af244a0b1a3aa854c1fd8a93a0abf4e06badd2687924a0e38bd1917","chair":0}'),
	('7dbfbb73b16d84ed-1', 4, 1794965868864, '{"kind":"revealed","random":"47b3ef91cd162d96955e88a3741a09dbb47cf1926648fb6af3bd11aaacd58536","draws":["first 0","tile 0 forest","tile 1 swamp"],"chair":1}'),
	('7dbfbb73b16d84ed-1', 5, 1794965868926, '{"kind":"played","move":"place 40","message":"m0","chair":0}'),
	('7dbfbb73b16d84ed-1', 6, 1794965868956, '{"kind":"played","move":"place 37","message":"m0","chair":1}'),
	('7dbfbb73b16d84ed-1', 7, 1794965868980, '{"kind":"taken_back","message":"u6","chair":1}'),
	('7dbfbb73b16d84ed-1', 8, 1794965869005, '{"kind":"played","move":"place 35","message":"m1","chair":1}'),
	('7dbfbb73b16d84ed-1', 9, 1794965869058, '{"kind":"taken_back","message":"u8","chair":1}'),
	('7dbfbb73b16d84ed-1', 10, 1794965869082, '{"kind":"played","move":"place 29","message":"m2","chair":1}'),
	('7dbfbb73b16d84ed-1', 11, 1794965869092, '{"kind":"taken_back","message":"u10","chair":1}'),
	('7dbfbb73b16d84ed-1', 12, 1794965869101, '{"kind":"played","move":"place 36","message":"m3","chair":1}'),
	('7dbfbb73b16d84ed-1', 13, 1794965869109, '{"kind":"played","move":"place 32","message":"m1","chair":0}'),
	('7dbfbb73b16d84ed-1', 14, 1794965869114, '{"kind":"played","move":"place 8","draws":["die 5"],"message":"m4","chair":1}'),
	('3d6073669e1e2eb3-1', 1, 1791509802956, '{"kind":"ready","commitment":"560b2005b69bad6bcf86451ebf781e225a2066272c3c783dda9ab33faee53d72","chair":0}'),
	('3d6073669e1e2eb3-1', 2, 1791509803036, '{"kind":"ready","commitment":"81115e8a0a7558be2bd808c2419a39dae372f0c392d540a0455ec632f8d492ad","chair":1}'),
	('3d6073669e1e2eb3-1', 3, 1791509803100, '{"kind":"revealed","random":"dfaac49b6b75e19850b4350f4aba3774535bd0d0aa50eed94ffbb651942a50ae","chair":0}'),
	('3d6073669e1e2eb3-1', 4, 1791509803182, '{"kind":"revealed","random":"d7061c7fdd489e7d7e07cf35e8b51520996b199087c646a455d1afb7be732cd7","draws":["first 1"],"chair":1}'),
	('3d6073669e1e2eb3-1', 6, 1791509803776, '{"kind":"played","move":"fence d5S","message":"m1","chair":1}'),
	('3d6073669e1e2eb3-1', 7, 1791509803918, '{"kind":"played","move":"flip a2","draws":["reveal dreamy"],"message":"m0","chair":0}'),
	('3d6073669e1e2eb3-1', 8, 1791509803949, '{"kind":"played","move":"flip b5","draws":["reveal joyful"],"message":"m1","chair":0}'),
	('3d6073669e1e2eb3-1', 9, 1791509803991, '{"kind":"played","move":"fence b2N","message":"m2","chair":1}'),
	('3d6073669e1e2eb3-1', 10, 1791509804014, '{"kind":"played","move":"fence a2N","message":"m3","chair":1}'),
	('ab193fe664a5916b-1', 1, 1791509804502, '{"kind":"ready","commitment":"b72aaf1be730d153a1c9b1b1c17ec47e77ad40058be56cf91f1145d224ab7611","chair":0}'),
	('ab193fe664a5916b-1', 2, 1791509804532, '{"kind":"ready","commitment":"4ca070635b5ab37c6d074c35d231c1b42367daa77dc2537f5750312bc15d6483","chair":1}'),
	('ab193fe664a5916b-1', 3, 1791509804565, '{"kind":"revealed","random":"489958d1eaf473e98399280e0df9b1b0f783403900b520faf4bef121c15b18a4","chair":0}'),
	('ab193fe664a5916b-1', 4, 1791509804592, '{"kind":"revealed","random":"8cc0732aa97087ced2501ba73f9ad8aeb30c126226113e3423a6b095f93a6a82","draws":["first 0","tile 0 mountain","tile 1 swamp","tile 2 desert"],"chair":1}'),
	('ab193fe664a5916b-1', 5, 1791509804925, '{"kind":"played","move":"place 39","message":"m0","chair":0}'),
	('ab193fe664a5916b-1', 6, 1791509804961, '{"kind":"played","move":"place 41","message":"m0","chair":1}'),
	('ab193fe664a5916b-1', 7, 1791509805320, '{"kind":"played","move":"place 6","draws":["die 3"],"bot":"random","chair":2}'),
	('ab193fe664a5916b-1', 8, 1791509805364, '{"kind":"played","move":"walk 35","message":"m1","chair":0}'),
	('ab193fe664a5916b-1', 9, 1791509805406, '{"kind":"taken_back","message":"u8","chair":0}'),
	('ab193fe664a5916b-1', 10, 1791509805440, '{"kind":"played","move":"walk 14","message":"m2","chair":0}'),
	('ab193fe664a5916b-1', 11, 1791509805469, '{"kind":"played","move":"walk 32","message":"m3","chair":0}'),
	('ab193fe664a5916b-1', 12, 1791509805486, '{"kind":"taken_back","message":"u11","chair":0}'),
	('ab193fe664a5916b-1', 13, 1791509805490, '{"kind":"played","move":"walk 36","message":"m4","chair":0}'),
	('ab193fe664a5916b-1', 14, 1791509805499, '{"kind":"taken_back","message":"u13","chair":0}'),
	('3397efa6e40f4b0d-1', 1, 1791509805781, '{"kind":"ready","commitment":"6b5bc87dd2d1414fd81791931c63c65968590527cddf1cfbaffc3efdba59ddbb","chair":0}'),
	('3397efa6e40f4b0d-1', 2, 1791509805886, '{"kind":"ready","commitment":"4b7cddba3bafbc9005eaf0d9771aff409739876bd34b3993cc522c83180a8435","chair":1}'),
	('3397efa6e40f4b0d-1', 3, 1791509806168, '{"kind":"ready","commitment":"e266a81323f4218eef72895615943b07489afdb9cbe5cacde77248d4ae7b3655","chair":2}'),
	('3397efa6e40f4b0d-1', 4, 1791509806235, '{"kind":"revealed","random":"fc8a491f5db29f4960127c2695a6ae32886a969428d0b9b03e0395377e17f5a5","chair":0}'),
	('3397efa6e40f4b0d-1', 5, 1791509806280, '{"kind":"revealed","random":"2b4748da1c1a93d3989f499e554161d7d45bce26f365af467192e105414e6e92","chair":1}'),
	('3397efa6e40f4b0d-1', 6, 1791509806398, '{"kind":"revealed","random":"ce39afef5d9eb7074fa47b232a9c34b336343952a60bee0f54a9bb6839fc1b40","draws":["board 0 3","board 1 1","board 2 2","lay S36","lay S06","lay S49","lay S13"],"chair":2}'),
	('3397efa6e40f4b0d-1', 7, 1791509806745, '{"kind":"played","move":"bid 21","message":"m0","chair":1}'),
	('3397efa6e40f4b0d-1', 8, 1791509806766, '{"kind":"taken_back","message":"u7","chair":1}'),
	('3397efa6e40f4b0d-1', 9, 1791509806774, '{"kind":"played","move":"bid 21","message":"m0","chair":0}');
INSERT INTO public.events VALUES
	('3397efa6e40f4b0d-1', 10, 1791509806840, '{"kind":"played","move":"bid 22","message":"m0","chair":2}'),
	('3397efa6e40f4b0d-1', 11, 1791509807021, '{"kind":"played","move":"bid 25","draws":["roll d12 5","roll d10 10","roll d8 2"],"message":"m1","chair":1}'),
	('3397efa6e40f4b0d-1', 12, 1791509807032, '{"kind":"played","move":"keep d10","draws":["roll d12 5","roll d8 1"],"message":"m2","chair":1}'),
	('3397efa6e40f4b0d-1', 13, 1791509807044, '{"kind":"played","move":"keep d8","draws":["roll d12 9","roll d12 8","roll d10 5","roll d8 5"],"message":"m3","chair":1}'),
	('c83d83fe720c9c25-1', 1, 1791509807383, '{"kind":"ready","commitment":"c9c722efc38c8bf3292b2e404da3f7a390cb1573491089d14c451799c08cd81b","chair":0}'),
	('c83d83fe720c9c25-1', 2, 1791509807456, '{"kind":"ready","commitment":"8c388a762f9127d407c24d9c631def61160ea2b0b427fae5f4e34213a26f008a","chair":1}'),
	('c83d83fe720c9c25-1', 3, 1791509807500, '{"kind":"revealed","random":"2a6847ae6ea393dc3713281f4d95d802328cb3284dc834af3709e55451348d65","chair":0}'),
	('c83d83fe720c9c25-1', 4, 1791509807540, '{"kind":"revealed","random":"ccafc6d5efecbc7319101d024f963bacfe2e7bf4bceb557498c827cfa7bc34de","draws":["first 1","deal 0 5","deal 0 51","deal 0 17","deal 0 4","deal 0 2","deal 0 14","deal 1 9","deal 1 25","deal 1 8","deal 1 24","deal 1 21","deal 1 42"],"chair":1}'),
	('c83d83fe720c9c25-1', 5, 1791509807681, '{"kind":"played","move":"pick 2","message":"m0","chair":0}'),
	('2cd9ae8f894e871d-1', 1, 1794965869463, '{"kind":"ready","commitment":"db7741533415adcc88b75bf29176fe0cd6f7403b427737f733d9e624bc9b45fb","chair":0}'),
	('c83d83fe720c9c25-1', 6, 1791509807689, '{"kind":"played","move":"pick 17","message":"m1","chair":0}'),
	('c83d83fe720c9c25-1', 7, 1791509807692, '{"kind":"taken_back","message":"u6","chair":0}'),
	('c83d83fe720c9c25-1', 8, 1791509807704, '{"kind":"played","move":"pick 24","message":"m0","chair":1}'),
	('c83d83fe720c9c25-1', 9, 1791509807719, '{"kind":"taken_back","message":"u8","chair":1}'),
	('c83d83fe720c9c25-1', 10, 1791509807728, '{"kind":"played","move":"pick 4","message":"m2","chair":0}'),
	('c83d83fe720c9c25-1', 11, 1791509807741, '{"kind":"taken_back","message":"u10","chair":0}'),
	('c83d83fe720c9c25-1', 12, 1791509807760, '{"kind":"played","move":"pick 17","message":"m3","chair":0}'),
	('c83d83fe720c9c25-1', 13, 1791509807779, '{"kind":"played","move":"pick 42","message":"m1","chair":1}'),
	('5be3dc5d0e77e237-1', 1, 1791509807968, '{"kind":"ready","commitment":"ca3500f806ec9311cc326ae2df9351039e0e8527dd8077eafd70515cb0eed87c","chair":0}'),
	('5be3dc5d0e77e237-1', 2, 1791509808072, '{"kind":"ready","commitment":"1322d9e52d84bfab844b08b3226f26f9a07322b4fbafd64e665fc9e10f4e5dd2","chair":1}'),
	('5be3dc5d0e77e237-1', 3, 1791509808159, '{"kind":"revealed","random":"0551541dca9dd4f45f8cdbc7668265240768102b8287ed7cad54a903522a31f2","chair":0}'),
	('5be3dc5d0e77e237-1', 4, 1791509808313, '{"kind":"revealed","random":"bbc483e75bfa0340e6fee91066daba744c44225f26f4fc63635435beb2b99e98","draws":["first 1","start blank-corner 0","deal 0 blank-closed","deal 0 blank-parallel","deal 0 blank-corner","deal 1 neutral-triple","deal 1 neutral-open","deal 1 blank-single"],"chair":1}'),
	('5be3dc5d0e77e237-1', 5, 1791509808674, '{"kind":"played","move":"play sheeple-single 0,1 1","draws":["draw neutral-corner"],"message":"m0","chair":1}'),
	('5be3dc5d0e77e237-1', 6, 1791509808736, '{"kind":"played","move":"play sheeple-corner 1,1 0","draws":["draw blank-triple"],"message":"m0","chair":0}'),
	('5be3dc5d0e77e237-1', 7, 1791509808749, '{"kind":"played","move":"play neutral-triple -1,0 2","draws":["draw neutral-parallel"],"message":"m1","chair":1}'),
	('5be3dc5d0e77e237-1', 8, 1791509808774, '{"kind":"played","move":"play blank-corner 2,1 2","draws":["draw blank-single"],"message":"m1","chair":0}'),
	('5be3dc5d0e77e237-1', 9, 1791509808801, '{"kind":"played","move":"turn -1,0 0","message":"m3","chair":1}'),
	('5be3dc5d0e77e237-1', 10, 1791509808816, '{"kind":"played","move":"discard neutral-corner","message":"m4","chair":1}'),
	('5be3dc5d0e77e237-1', 11, 1791509808837, '{"kind":"taken_back","message":"u10","chair":1}'),
	('ab193fe664a5916b-1', 15, 1791509810664, '{"kind":"late","target":0}'),
	('3397efa6e40f4b0d-1', 14, 1791509810736, '{"kind":"proposed","question":"pause","voters":[1,2],"until":1794965811700,"chair":0}'),
	('3397efa6e40f4b0d-1', 15, 1791509811758, '{"kind":"lapsed"}'),
	('3d6073669e1e2eb3-1', 11, 1794965829157, '{"kind":"abandoned"}'),
	('c83d83fe720c9c25-1', 14, 1794965829524, '{"kind":"abandoned"}'),
	('5be3dc5d0e77e237-1', 12, 1794965829701, '{"kind":"abandoned"}'),
	('ab193fe664a5916b-1', 16, 1794965829754, '{"kind":"abandoned"}'),
	('3397efa6e40f4b0d-1', 16, 1794965829948, '{"kind":"abandoned"}'),
	('ba6d3f828e400ea1-1', 1, 1794965830259, '{"kind":"abandoned"}'),
	('6ee253642794412d-1', 1, 1794965830764, '{"kind":"ready","commitment":"73340233f31d8df94e2e94a458c744dd9054f954c96610265ea52b2254caef90","chair":0}'),
	('6ee253642794412d-1', 2, 1794965830819, '{"kind":"ready","commitment":"6ab47523fc87987937096bf3a6cd02886c965e63df9a7453532f31e3d7cf0257","chair":1}'),
	('6ee253642794412d-1', 3, 1794965830849, '{"kind":"revealed","random":"47793f0b78de2528a2809f5a5a212949340471ea19656edd9ca4d54b4987d902","chair":0}'),
	('6ee253642794412d-1', 4, 1794965830864, '{"kind":"revealed","random":"f7f63079414a4f1b4d063d1e28cb0762545ad03f03c1f357162c3a785018ce85","draws":["first 0"],"chair":1}'),
	('6ee253642794412d-1', 5, 1794965830963, '{"kind":"played","move":"fence a1N","message":"m0","chair":0}'),
	('6ee253642794412d-1', 6, 1794965830982, '{"kind":"taken_back","message":"u5","chair":0}'),
	('6ee253642794412d-1', 7, 1794965830990, '{"kind":"played","move":"fence b3N","message":"m1","chair":0}'),
	('6ee253642794412d-1', 8, 1794965830995, '{"kind":"played","move":"fence e5S","message":"m2","chair":0}'),
	('6ee253642794412d-1', 9, 1794965831006, '{"kind":"played","move":"flip d3","draws":["reveal ram"],"message":"m0","chair":1}'),
	('6ee253642794412d-1', 10, 1794965831013, '{"kind":"played","move":"ram b3N","message":"m1","chair":1}'),
	('6ee253642794412d-1', 11, 1794965831026, '{"kind":"taken_back","message":"u10","chair":1}'),
	('6ee253642794412d-1', 12, 1794965831029, '{"kind":"played","move":"ram b3N","message":"m2","chair":1}');
INSERT INTO public.events VALUES
	('6ee253642794412d-1', 13, 1794965831037, '{"kind":"played","move":"flip e4","draws":["reveal timid"],"message":"m3","chair":1}'),
	('6ee253642794412d-1', 14, 1794965831046, '{"kind":"played","move":"flip a1","draws":["reveal dreamy"],"message":"m4","chair":1}'),
	('6ee253642794412d-1', 15, 1794965831059, '{"kind":"proposed","question":"undo","voters":[1],"until":1795052231054,"chair":0}'),
	('6ee253642794412d-1', 16, 1794965831516, '{"kind":"answered","yes":true,"chair":1}'),
	('6ee253642794412d-1', 17, 1794965831641, '{"kind":"proposed","question":"end","voters":[0],"until":1795052231607,"chair":1}'),
	('6ee253642794412d-1', 18, 1794965831680, '{"kind":"answered","yes":false,"chair":0}'),
	('6ee253642794412d-1', 19, 1794965831733, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052231710,"chair":0}'),
	('6ee253642794412d-1', 20, 1794965831780, '{"kind":"withdrawn","chair":0}'),
	('6ee253642794412d-1', 21, 1794965831812, '{"kind":"played","move":"fence c3N","message":"m3","chair":0}'),
	('6ee253642794412d-1', 22, 1794965831831, '{"kind":"taken_back","message":"u21","chair":0}'),
	('6ee253642794412d-1', 23, 1794965831850, '{"kind":"played","move":"fence c1N","message":"m4","chair":0}'),
	('6ee253642794412d-1', 24, 1794965831889, '{"kind":"played","move":"flip e3","draws":["reveal angry"],"message":"m5","chair":1}'),
	('6ee253642794412d-1', 25, 1794965831931, '{"kind":"played","move":"flip a1","draws":["reveal dreamy"],"message":"m6","chair":1}'),
	('6ee253642794412d-1', 26, 1794965831984, '{"kind":"played","move":"fence e1E","message":"m5","chair":0}'),
	('6ee253642794412d-1', 27, 1794965832002, '{"kind":"taken_back","message":"u26","chair":0}'),
	('6ee253642794412d-1', 28, 1794965832012, '{"kind":"played","move":"fence a2N","message":"m6","chair":0}'),
	('6ee253642794412d-1', 29, 1794965832040, '{"kind":"taken_back","message":"u28","chair":0}'),
	('6ee253642794412d-1', 30, 1794965832064, '{"kind":"played","move":"fence a1N","message":"m7","chair":0}'),
	('6ee253642794412d-1', 31, 1794965832092, '{"kind":"played","move":"fence c3W","message":"m8","chair":0}'),
	('6ee253642794412d-1', 32, 1794965832112, '{"kind":"played","move":"flip d4","draws":["reveal timid"],"message":"m7","chair":1}'),
	('6ee253642794412d-1', 33, 1794965832133, '{"kind":"played","move":"flip c3","draws":["reveal joyful"],"message":"m8","chair":1}'),
	('6ee253642794412d-1', 34, 1794965832158, '{"kind":"played","move":"fence e3W","message":"m9","chair":0}'),
	('6ee253642794412d-1', 35, 1794965832176, '{"kind":"taken_back","message":"u34","chair":0}'),
	('6ee253642794412d-1', 36, 1794965832196, '{"kind":"played","move":"fence e2E","message":"m10","chair":0}'),
	('6ee253642794412d-1', 37, 1794965832220, '{"kind":"played","move":"fence a5W","message":"m11","chair":0}'),
	('6ee253642794412d-1', 38, 1794965832248, '{"kind":"played","move":"flip a2","draws":["reveal dreamy"],"message":"m9","chair":1}'),
	('6ee253642794412d-1', 39, 1794965832263, '{"kind":"played","move":"flip c5","draws":["reveal joyful"],"message":"m10","chair":1}'),
	('6ee253642794412d-1', 40, 1794965832288, '{"kind":"played","move":"fence d1W","message":"m12","chair":0}'),
	('6ee253642794412d-1', 41, 1794965832308, '{"kind":"played","move":"fence e5S","message":"m13","chair":0}'),
	('6ee253642794412d-1', 42, 1794965832329, '{"kind":"played","move":"flip d1","draws":["reveal angry"],"message":"m11","chair":1}'),
	('6ee253642794412d-1', 43, 1794965832348, '{"kind":"played","move":"flip b1","draws":["reveal dreamy"],"message":"m12","chair":1}'),
	('6ee253642794412d-1', 44, 1794965832380, '{"kind":"played","move":"fence d4N","message":"m14","chair":0}'),
	('6ee253642794412d-1', 45, 1794965832400, '{"kind":"played","move":"fence a5N","message":"m15","chair":0}'),
	('6ee253642794412d-1', 46, 1794965832419, '{"kind":"played","move":"flip e4","draws":["reveal sleepy"],"message":"m13","chair":1}'),
	('6ee253642794412d-1', 47, 1794965832448, '{"kind":"played","move":"flip e2","draws":["reveal sleepy"],"message":"m14","chair":1}'),
	('6ee253642794412d-1', 48, 1794965832467, '{"kind":"played","move":"fence e1E","message":"m16","chair":0}'),
	('6ee253642794412d-1', 49, 1794965832484, '{"kind":"played","move":"fence a3N","message":"m17","chair":0}'),
	('6ee253642794412d-1', 50, 1794965832504, '{"kind":"played","move":"flip b4","draws":["reveal timid"],"message":"m15","chair":1}'),
	('6ee253642794412d-1', 51, 1794965832528, '{"kind":"played","move":"flip d2","draws":["reveal ram"],"message":"m16","chair":1}'),
	('6ee253642794412d-1', 52, 1794965832556, '{"kind":"played","move":"ram b3N","message":"m17","chair":1}'),
	('6ee253642794412d-1', 53, 1794965832566, '{"kind":"played","move":"flip c1","draws":["reveal dreamy"],"message":"m18","chair":1}'),
	('6ee253642794412d-1', 54, 1794965832596, '{"kind":"played","move":"fence c1W","message":"m18","chair":0}'),
	('6ee253642794412d-1', 55, 1794965832614, '{"kind":"played","move":"fence e4N","message":"m19","chair":0}'),
	('6ee253642794412d-1', 56, 1794965832648, '{"kind":"played","move":"flip b1","message":"m19","chair":1}'),
	('6ee253642794412d-1', 57, 1794965832664, '{"kind":"played","move":"flip c3","message":"m20","chair":1}'),
	('6ee253642794412d-1', 58, 1794965832693, '{"kind":"played","move":"fence d3W","message":"m20","chair":0}'),
	('6ee253642794412d-1', 59, 1794965832732, '{"kind":"played","move":"fence c2N","message":"m21","chair":0}'),
	('6ee253642794412d-1', 60, 1794965832762, '{"kind":"played","move":"flip a2","message":"m21","chair":1}'),
	('6ee253642794412d-1', 61, 1794965832788, '{"kind":"played","move":"flip e3","message":"m22","chair":1}'),
	('6ee253642794412d-1', 62, 1794965832804, '{"kind":"played","move":"fence e4W","message":"m22","chair":0}');
INSERT INTO public.events VALUES
	('6ee253642794412d-1', 63, 1794965832824, '{"kind":"played","move":"fence d1N","message":"m23","chair":0}'),
	('6ee253642794412d-1', 64, 1794965832904, '{"kind":"played","move":"flip e3","message":"m23","chair":1}'),
	('6ee253642794412d-1', 65, 1794965832909, '{"kind":"played","move":"flip b1","message":"m24","chair":1}'),
	('6ee253642794412d-1', 66, 1794965832916, '{"kind":"played","move":"fence d5W","message":"m24","chair":0}'),
	('6ee253642794412d-1', 67, 1794965832949, '{"kind":"played","move":"fence b3W","message":"m25","chair":0}'),
	('6ee253642794412d-1', 68, 1794965832988, '{"kind":"played","move":"flip c3","message":"m25","chair":1}'),
	('6ee253642794412d-1', 69, 1794965833006, '{"kind":"played","move":"flip a2","message":"m26","chair":1}'),
	('6ee253642794412d-1', 70, 1794965833014, '{"kind":"played","move":"fence d2N","message":"m26","chair":0}'),
	('6ee253642794412d-1', 71, 1794965833021, '{"kind":"played","move":"fence b5W","message":"m27","chair":0}'),
	('6ee253642794412d-1', 72, 1794965833046, '{"kind":"played","move":"flip b1","message":"m27","chair":1}'),
	('6ee253642794412d-1', 73, 1794965833054, '{"kind":"played","move":"flip e3","message":"m28","chair":1}'),
	('6ee253642794412d-1', 74, 1794965833072, '{"kind":"played","move":"fence b3N","message":"m28","chair":0}'),
	('6ee253642794412d-1', 75, 1794965833080, '{"kind":"played","move":"fence e2N","message":"m29","chair":0}'),
	('6ee253642794412d-1', 76, 1794965833097, '{"kind":"played","move":"flip a1","message":"m29","chair":1}'),
	('6ee253642794412d-1', 77, 1794965833108, '{"kind":"played","move":"flip d5","draws":["reveal sleepy"],"message":"m30","chair":1}'),
	('6ee253642794412d-1', 78, 1794965833124, '{"kind":"played","move":"fence d2W","message":"m30","chair":0}'),
	('6ee253642794412d-1', 79, 1794965833136, '{"kind":"played","move":"fence b1N","message":"m31","chair":0}'),
	('6ee253642794412d-1', 80, 1794965833152, '{"kind":"played","move":"flip d1","message":"m31","chair":1}'),
	('6ee253642794412d-1', 81, 1794965833164, '{"kind":"played","move":"flip a2","message":"m32","chair":1}'),
	('6ee253642794412d-1', 82, 1794965833184, '{"kind":"played","move":"fence a4W","message":"m32","chair":0}'),
	('6ee253642794412d-1', 83, 1794965833198, '{"kind":"played","move":"fence a3W","message":"m33","chair":0}'),
	('6ee253642794412d-1', 84, 1794965833202, '{"kind":"played","move":"flip c4","draws":["reveal timid"],"message":"m33","chair":1}'),
	('6ee253642794412d-1', 85, 1794965833209, '{"kind":"played","move":"flip c5","message":"m34","chair":1}'),
	('6ee253642794412d-1', 86, 1794965833217, '{"kind":"played","move":"fence e5E","message":"m34","chair":0}'),
	('6ee253642794412d-1', 87, 1794965833236, '{"kind":"played","move":"fence e1W","message":"m35","chair":0}'),
	('6ee253642794412d-1', 88, 1794965833256, '{"kind":"played","move":"flip a5","draws":["reveal angry"],"message":"m35","chair":1}'),
	('6ee253642794412d-1', 89, 1794965833280, '{"kind":"played","move":"flip b3","draws":["reveal sleepy"],"message":"m36","chair":1}'),
	('6ee253642794412d-1', 90, 1794965833286, '{"kind":"played","move":"fence c5S","message":"m36","chair":0}'),
	('6ee253642794412d-1', 91, 1794965833293, '{"kind":"played","move":"fence b4N","message":"m37","chair":1}'),
	('6ee253642794412d-1', 92, 1794965833310, '{"kind":"played","move":"fence e5N","message":"m38","chair":1}'),
	('6ee253642794412d-1', 93, 1794965833317, '{"kind":"played","move":"flip e1","draws":["reveal angry"],"message":"m37","chair":0}'),
	('6ee253642794412d-1', 94, 1794965833349, '{"kind":"played","move":"flip c4","draws":["reveal joyful"],"message":"m38","chair":0}'),
	('6ee253642794412d-1', 95, 1794965833361, '{"kind":"played","move":"fence a5W","message":"m39","chair":1}'),
	('6ee253642794412d-1', 96, 1794965833380, '{"kind":"played","move":"fence e3W","message":"m40","chair":1}'),
	('6ee253642794412d-1', 97, 1794965833386, '{"kind":"played","move":"flip a4","draws":["reveal sleepy"],"message":"m39","chair":0}'),
	('6ee253642794412d-1', 98, 1794965833412, '{"kind":"played","move":"flip a3","draws":["reveal joyful"],"message":"m40","chair":0}'),
	('6ee253642794412d-1', 99, 1794965833440, '{"kind":"played","move":"fence a4W","message":"m41","chair":1}'),
	('6ee253642794412d-1', 100, 1794965833466, '{"kind":"played","move":"fence c3N","message":"m42","chair":1}'),
	('6ee253642794412d-1', 101, 1794965833484, '{"kind":"played","move":"flip e5","draws":["reveal dreamy"],"message":"m41","chair":0}'),
	('6ee253642794412d-1', 102, 1794965833491, '{"kind":"played","move":"flip b2","draws":["reveal timid"],"message":"m42","chair":0}'),
	('6ee253642794412d-1', 103, 1794965833512, '{"kind":"played","move":"fence a4N","message":"m43","chair":1}'),
	('6ee253642794412d-1', 104, 1794965833518, '{"kind":"played","move":"fence e3N","message":"m44","chair":1}'),
	('6ee253642794412d-1', 105, 1794965833560, '{"kind":"played","move":"flip e1","message":"m43","chair":0}'),
	('6ee253642794412d-1', 106, 1794965833572, '{"kind":"played","move":"flip c3","draws":["reveal joyful"],"message":"m44","chair":0}'),
	('6ee253642794412d-1', 107, 1794965833584, '{"kind":"played","move":"fence d5W","message":"m45","chair":1}'),
	('6ee253642794412d-1', 108, 1794965833600, '{"kind":"played","move":"fence b5N","message":"m46","chair":1}'),
	('6ee253642794412d-1', 109, 1794965833608, '{"kind":"played","move":"flip d1","draws":["reveal sleepy"],"message":"m45","chair":0}'),
	('6ee253642794412d-1', 110, 1794965833632, '{"kind":"played","move":"flip b4","draws":["reveal sleepy"],"message":"m46","chair":0}'),
	('6ee253642794412d-1', 111, 1794965833644, '{"kind":"played","move":"fence c4N","message":"m47","chair":1}'),
	('6ee253642794412d-1', 112, 1794965833652, '{"kind":"played","move":"fence b1W","message":"m48","chair":1}');
INSERT INTO public.events VALUES
	('6ee253642794412d-1', 113, 1794965833669, '{"kind":"played","move":"flip d5","draws":["reveal ram"],"message":"m47","chair":0}'),
	('6ee253642794412d-1', 114, 1794965833680, '{"kind":"played","move":"ram d5W","message":"m48","chair":0}'),
	('6ee253642794412d-1', 115, 1794965833732, '{"kind":"played","move":"flip b3","draws":["reveal dreamy"],"message":"m49","chair":0}'),
	('6ee253642794412d-1', 116, 1794965833750, '{"kind":"played","move":"flip b1","draws":["reveal angry"],"message":"m50","chair":0}'),
	('6ee253642794412d-1', 117, 1794965833766, '{"kind":"played","move":"fence d4W","message":"m49","chair":1}'),
	('6ee253642794412d-1', 118, 1794965833788, '{"kind":"played","move":"fence e1E","message":"m50","chair":1}'),
	('6ee253642794412d-1', 119, 1794965833793, '{"kind":"played","move":"flip a5","draws":["reveal timid"],"message":"m51","chair":0}'),
	('6ee253642794412d-1', 120, 1794965833801, '{"kind":"played","move":"flip a3","message":"m52","chair":0}'),
	('6ee253642794412d-1', 121, 1794965833806, '{"kind":"played","move":"fence d5W","message":"m51","chair":1}'),
	('6ee253642794412d-1', 122, 1794965833811, '{"kind":"played","move":"fence d1W","message":"m52","chair":1}'),
	('6ee253642794412d-1', 123, 1794965833820, '{"kind":"played","move":"flip c2","draws":["reveal shepherd"],"message":"m53","chair":0}'),
	('6ee253642794412d-1', 124, 1794965833824, '{"kind":"played","move":"fence d5N","message":"m53","chair":1}'),
	('6ee253642794412d-1', 125, 1794965833831, '{"kind":"played","move":"flip a2","draws":["reveal timid"],"message":"m54","chair":0}'),
	('6ee253642794412d-1', 126, 1794965833912, '{"kind":"played","move":"flip e1","message":"m55","chair":0}'),
	('6ee253642794412d-1', 127, 1794965833962, '{"kind":"played","move":"fence b2N","message":"m54","chair":1}'),
	('6ee253642794412d-1', 128, 1794965834011, '{"kind":"played","move":"fence e1N","message":"m55","chair":1}'),
	('6ee253642794412d-1', 129, 1794965834027, '{"kind":"played","move":"flip d2","draws":["reveal ram"],"message":"m56","chair":0}'),
	('6ee253642794412d-1', 130, 1794965834044, '{"kind":"played","move":"ram d5N","message":"m57","chair":0}'),
	('6ee253642794412d-1', 131, 1794965834056, '{"kind":"played","move":"flip a1","draws":["reveal sleepy"],"message":"m58","chair":0}'),
	('6ee253642794412d-1', 132, 1794965834066, '{"kind":"played","move":"flip c5","draws":["reveal angry"],"message":"m59","chair":0}'),
	('6ee253642794412d-1', 133, 1794965834093, '{"kind":"played","move":"fence d4N","message":"m56","chair":1}'),
	('6ee253642794412d-1', 134, 1794965834100, '{"kind":"played","move":"fence c5S","message":"m57","chair":1}'),
	('6ee253642794412d-1', 135, 1794965834118, '{"kind":"played","move":"flip b5","draws":["reveal ram"],"message":"m60","chair":0}'),
	('6ee253642794412d-1', 136, 1794965834168, '{"kind":"played","move":"ram d1W","message":"m61","chair":0}'),
	('6ee253642794412d-1', 137, 1794965834196, '{"kind":"played","move":"flip c1","draws":["reveal shepherd"],"message":"m62","chair":0}'),
	('6ee253642794412d-1', 138, 1794965834216, '{"kind":"played","move":"fence b2W","message":"m58","chair":1}'),
	('6ee253642794412d-1', 139, 1794965834232, '{"kind":"played","move":"flip e4","draws":["reveal timid"],"message":"m63","chair":0}'),
	('6ee253642794412d-1', 140, 1794965834248, '{"kind":"played","move":"flip a3","message":"m64","chair":0}'),
	('6ee253642794412d-1', 141, 1794965834260, '{"kind":"played","move":"fence c2W","message":"m59","chair":1}'),
	('6ee253642794412d-1', 142, 1794965834276, '{"kind":"played","move":"fence d3W","message":"m60","chair":1}'),
	('6ee253642794412d-1', 143, 1794965834285, '{"kind":"played","move":"flip a3","message":"m65","chair":0}'),
	('6ee253642794412d-1', 144, 1794965834299, '{"kind":"played","move":"flip a2","message":"m66","chair":0}'),
	('6ee253642794412d-1', 145, 1794965834315, '{"kind":"played","move":"fence a5S","message":"m61","chair":1}'),
	('6ee253642794412d-1', 146, 1794965834328, '{"kind":"played","move":"fence c2N","message":"m62","chair":1}'),
	('6ee253642794412d-1', 147, 1794965834352, '{"kind":"played","move":"flip e5","message":"m67","chair":0}'),
	('6ee253642794412d-1', 148, 1794965834368, '{"kind":"played","move":"flip c3","message":"m68","chair":0}'),
	('6ee253642794412d-1', 149, 1794965834384, '{"kind":"played","move":"fence d2W","message":"m63","chair":1}'),
	('6ee253642794412d-1', 150, 1794965834397, '{"kind":"played","move":"fence c1N","message":"m64","chair":1}'),
	('6ee253642794412d-1', 151, 1794965834407, '{"kind":"played","move":"flip e3","draws":["reveal angry"],"message":"m69","chair":0}'),
	('6ee253642794412d-1', 152, 1794965834428, '{"kind":"played","move":"flip c3","message":"m70","chair":0}'),
	('6ee253642794412d-1', 153, 1794965834436, '{"kind":"played","move":"fence b1N","message":"m65","chair":1}'),
	('6ee253642794412d-1', 154, 1794965834444, '{"kind":"played","move":"fence e2N","message":"m66","chair":1}'),
	('6ee253642794412d-1', 155, 1794965834452, '{"kind":"played","move":"flip b1","message":"m71","chair":0}'),
	('6ee253642794412d-1', 156, 1794965834468, '{"kind":"played","move":"flip a4","message":"m72","chair":0}'),
	('6ee253642794412d-1', 157, 1794965834482, '{"kind":"played","move":"fence e3E","message":"m67","chair":1}'),
	('6ee253642794412d-1', 158, 1794965834490, '{"kind":"played","move":"fence e5W","message":"m68","chair":1}'),
	('6ee253642794412d-1', 159, 1794965834516, '{"kind":"played","move":"flip e1","message":"m73","chair":0}'),
	('6ee253642794412d-1', 160, 1794965834522, '{"kind":"played","move":"flip a5","message":"m74","chair":0}'),
	('6ee253642794412d-1', 161, 1794965834528, '{"kind":"played","move":"fence b5W","message":"m69","chair":1}'),
	('bedeecd396f73226-1', 1, 1794965834626, '{"kind":"ready","commitment":"c385b2ec74e0e10879f7f7d9df96ff95992e0fdb68fa1120439cdea796be02f1","chair":0}');
INSERT INTO public.events VALUES
	('bedeecd396f73226-1', 2, 1794965834639, '{"kind":"ready","commitment":"00b055cae043c956781a52ca0a3dba93a48d01477de18c7178d3d60afa9294bd","chair":1}'),
	('bedeecd396f73226-1', 3, 1794965834669, '{"kind":"ready","commitment":"6c0711e45bfbd1b69a280cd39e535c2e00e4c4e58e63a0de8b60f1f909940205","chair":2}'),
	('bedeecd396f73226-1', 4, 1794965834705, '{"kind":"revealed","random":"a091e05fdf8a7fb57031262a78a7a813ddd6367ba44b68cf777c3def025fe8fb","chair":0}'),
	('bedeecd396f73226-1', 5, 1794965834737, '{"kind":"revealed","random":"d7e1d05a260e2e0774872a366d8a3dddc3a212c56a9a6641a9795c25a5e6c8fb","chair":1}'),
	('bedeecd396f73226-1', 6, 1794965834789, '{"kind":"revealed","random":"b422526f81d57a0663bc8e45557b59c5c958f16e9ff81b769e005c12394479cd","draws":["first 1","tile 0 swamp","tile 1 forest","tile 2 pasture"],"chair":2}'),
	('bedeecd396f73226-1', 7, 1794965835196, '{"kind":"played","move":"place 34","message":"m0","chair":1}'),
	('bedeecd396f73226-1', 8, 1794965835224, '{"kind":"played","move":"place 20","message":"m0","chair":2}'),
	('bedeecd396f73226-1', 9, 1794965835236, '{"kind":"played","move":"place 21","draws":["die 5"],"message":"m0","chair":0}'),
	('bedeecd396f73226-1', 10, 1794965835249, '{"kind":"played","move":"walk 38","message":"m1","chair":1}'),
	('bedeecd396f73226-1', 11, 1794965835260, '{"kind":"played","move":"walk 13","message":"m2","chair":1}'),
	('bedeecd396f73226-1', 12, 1794965835274, '{"kind":"played","move":"walk 37","draws":["die 3"],"message":"m3","chair":1}'),
	('bedeecd396f73226-1', 13, 1794965835280, '{"kind":"played","move":"walk 28","message":"m1","chair":2}'),
	('bedeecd396f73226-1', 14, 1794965835288, '{"kind":"taken_back","message":"u13","chair":2}'),
	('bedeecd396f73226-1', 15, 1794965835291, '{"kind":"played","move":"walk 40","message":"m2","chair":2}'),
	('bedeecd396f73226-1', 16, 1794965835307, '{"kind":"proposed","question":"undo","voters":[1,2],"until":1795052235302,"chair":0}'),
	('bedeecd396f73226-1', 17, 1794965835342, '{"kind":"answered","yes":true,"chair":1}'),
	('bedeecd396f73226-1', 18, 1794965835420, '{"kind":"answered","yes":true,"chair":2}'),
	('bedeecd396f73226-1', 19, 1794965835512, '{"kind":"proposed","question":"end","voters":[0,2],"until":1795052235473,"chair":1}'),
	('bedeecd396f73226-1', 20, 1794965835544, '{"kind":"answered","yes":false,"chair":0}'),
	('bedeecd396f73226-1', 21, 1794965835589, '{"kind":"proposed","question":"pause","voters":[1,2],"until":1795052235559,"chair":0}'),
	('bedeecd396f73226-1', 22, 1794965835611, '{"kind":"withdrawn","chair":0}'),
	('bedeecd396f73226-1', 23, 1794965835616, '{"kind":"played","move":"place 33","draws":["die 1"],"message":"m1","chair":0}'),
	('bedeecd396f73226-1', 24, 1794965835636, '{"kind":"played","move":"walk 11","message":"m4","chair":1}'),
	('bedeecd396f73226-1', 25, 1794965835650, '{"kind":"taken_back","message":"u24","chair":1}'),
	('bedeecd396f73226-1', 26, 1794965835674, '{"kind":"played","move":"walk 28","message":"m5","chair":1}'),
	('bedeecd396f73226-1', 27, 1794965835704, '{"kind":"played","move":"walk 18","message":"m6","chair":1}'),
	('bedeecd396f73226-1', 28, 1794965835733, '{"kind":"taken_back","message":"u27","chair":1}'),
	('bedeecd396f73226-1', 29, 1794965835738, '{"kind":"played","move":"walk 9","message":"m7","chair":1}'),
	('bedeecd396f73226-1', 30, 1794965835760, '{"kind":"taken_back","message":"u29","chair":1}'),
	('bedeecd396f73226-1', 31, 1794965835786, '{"kind":"played","move":"walk 38","message":"m8","chair":1}'),
	('bedeecd396f73226-1', 32, 1794965835808, '{"kind":"taken_back","message":"u31","chair":1}'),
	('bedeecd396f73226-1', 33, 1794965835824, '{"kind":"played","move":"walk 29","message":"m9","chair":1}'),
	('bedeecd396f73226-1', 34, 1794965835838, '{"kind":"played","move":"walk 17","draws":["die 3"],"message":"m10","chair":1}'),
	('bedeecd396f73226-1', 35, 1794965835855, '{"kind":"played","move":"walk 2","message":"m3","chair":2}'),
	('bedeecd396f73226-1', 36, 1794965835872, '{"kind":"played","move":"walk 14","message":"m4","chair":2}'),
	('bedeecd396f73226-1', 37, 1794965835904, '{"kind":"played","move":"walk 18","draws":["die 4"],"message":"m5","chair":2}'),
	('bedeecd396f73226-1', 38, 1794965835926, '{"kind":"played","move":"walk 24","message":"m2","chair":0}'),
	('bedeecd396f73226-1', 39, 1794965835944, '{"kind":"played","move":"walk 31","message":"m3","chair":0}'),
	('bedeecd396f73226-1', 40, 1794965835955, '{"kind":"played","move":"herd desert-3 swamp-1","draws":["die 2"],"message":"m4","chair":0}'),
	('bedeecd396f73226-1', 41, 1794965835972, '{"kind":"played","move":"herd field-1 pasture-2","message":"m11","chair":1}'),
	('bedeecd396f73226-1', 42, 1794965835992, '{"kind":"played","move":"buy pasture","message":"m12","chair":1}'),
	('bedeecd396f73226-1', 43, 1794965836012, '{"kind":"played","move":"walk 32","draws":["die 3"],"message":"m13","chair":1}'),
	('bedeecd396f73226-1', 44, 1794965836019, '{"kind":"played","move":"buy desert","message":"m6","chair":2}'),
	('bedeecd396f73226-1', 45, 1794965836040, '{"kind":"played","move":"walk 3","message":"m7","chair":2}'),
	('bedeecd396f73226-1', 46, 1794965836053, '{"kind":"played","move":"walk 40","draws":["die 2"],"message":"m8","chair":2}'),
	('bedeecd396f73226-1', 47, 1794965836058, '{"kind":"played","move":"walk 25","message":"m5","chair":0}'),
	('bedeecd396f73226-1', 48, 1794965836060, '{"kind":"played","move":"herd pasture-1 sheepsburg","message":"m6","chair":0}'),
	('bedeecd396f73226-1', 49, 1794965836069, '{"kind":"played","move":"walk 23","draws":["die 2"],"message":"m7","chair":0}'),
	('bedeecd396f73226-1', 50, 1794965836080, '{"kind":"played","move":"buy forest","message":"m14","chair":1}'),
	('bedeecd396f73226-1', 51, 1794965836122, '{"kind":"played","move":"walk 10","message":"m15","chair":1}');
INSERT INTO public.events VALUES
	('bedeecd396f73226-1', 52, 1794965836187, '{"kind":"played","move":"walk 8","draws":["die 1"],"message":"m16","chair":1}'),
	('bedeecd396f73226-1', 53, 1794965836193, '{"kind":"played","move":"walk 37","message":"m9","chair":2}'),
	('bedeecd396f73226-1', 54, 1794965836199, '{"kind":"played","move":"walk 11","message":"m10","chair":2}'),
	('bedeecd396f73226-1', 55, 1794965836206, '{"kind":"played","move":"buy mountain","draws":["die 1"],"message":"m11","chair":2}'),
	('bedeecd396f73226-1', 56, 1794965836222, '{"kind":"played","move":"walk 6","message":"m8","chair":0}'),
	('bedeecd396f73226-1', 57, 1794965836236, '{"kind":"played","move":"walk 15","message":"m9","chair":0}'),
	('bedeecd396f73226-1', 58, 1794965836260, '{"kind":"played","move":"buy desert","draws":["die 6"],"message":"m10","chair":0}'),
	('bedeecd396f73226-1', 59, 1794965836268, '{"kind":"played","move":"walk 19","message":"m17","chair":1}'),
	('bedeecd396f73226-1', 60, 1794965836281, '{"kind":"played","move":"walk 7","message":"m18","chair":1}'),
	('bedeecd396f73226-1', 61, 1794965836288, '{"kind":"played","move":"walk 36","draws":["die 2"],"message":"m19","chair":1}'),
	('bedeecd396f73226-1', 62, 1794965836312, '{"kind":"played","move":"walk 16","message":"m12","chair":2}'),
	('bedeecd396f73226-1', 63, 1794965836336, '{"kind":"played","move":"walk 1","message":"m13","chair":2}'),
	('bedeecd396f73226-1', 64, 1794965836366, '{"kind":"played","move":"walk 22","draws":["die 2"],"message":"m14","chair":2}'),
	('bedeecd396f73226-1', 65, 1794965836405, '{"kind":"played","move":"walk 39","message":"m11","chair":0}'),
	('bedeecd396f73226-1', 66, 1794965836414, '{"kind":"played","move":"buy forest","message":"m12","chair":0}'),
	('bedeecd396f73226-1', 67, 1794965836447, '{"kind":"played","move":"walk 30","message":"m13","chair":0}'),
	('2fa50580cd867272-1', 1, 1794965836620, '{"kind":"ready","commitment":"286e86d13eb5d6bce7e61239ff6ab3d983527c5b13d95f5df898765cadbdb60e","chair":0}'),
	('2fa50580cd867272-1', 2, 1794965836649, '{"kind":"ready","commitment":"33d340e11bbeef7038490e395cc8f5ddf9a72d4d47c9ad72d0539d7b6ea24aef","chair":1}'),
	('2fa50580cd867272-1', 3, 1794965836716, '{"kind":"ready","commitment":"bb88a2006824fc84e4b7107e7f9100da2b2eec43e3affe03190db58ab0a75c8c","chair":2}'),
	('2fa50580cd867272-1', 4, 1794965836746, '{"kind":"revealed","random":"f8fdb93ff80a9fa5342df3bae68ee236a9140e1b31986b1f0479354e902ec86c","chair":0}'),
	('2fa50580cd867272-1', 5, 1794965836760, '{"kind":"revealed","random":"cf23619b2d3ae3b43479b9b1aff7cc5485b22ed04a2e998ed018a0e10a25a43c","chair":1}'),
	('2fa50580cd867272-1', 6, 1794965836807, '{"kind":"revealed","random":"228af11317da566609dae3866b2fad5314b5f3f8b987fd08aef268e3c498c835","draws":["board 0 6","board 1 1","board 2 3","lay S02","lay S37","lay S07","lay S29"],"chair":2}'),
	('2fa50580cd867272-1', 7, 1794965837028, '{"kind":"played","move":"bid 26+","message":"m0","chair":2}'),
	('2fa50580cd867272-1', 8, 1794965837047, '{"kind":"taken_back","message":"u7","chair":2}'),
	('2fa50580cd867272-1', 9, 1794965837054, '{"kind":"played","move":"bid 21","message":"m0","chair":0}'),
	('2fa50580cd867272-1', 10, 1794965837060, '{"kind":"taken_back","message":"u9","chair":0}'),
	('2fa50580cd867272-1', 11, 1794965837065, '{"kind":"played","move":"bid 26","message":"m1","chair":0}'),
	('2fa50580cd867272-1', 12, 1794965837076, '{"kind":"played","move":"bid 16","message":"m1","chair":2}'),
	('2fa50580cd867272-1', 13, 1794965837082, '{"kind":"played","move":"bid 16","draws":["roll d12 8","roll d10 5","roll d8 2"],"message":"m0","chair":1}'),
	('2fa50580cd867272-1', 14, 1794965837091, '{"kind":"played","move":"keep d12","draws":["roll d10 9","roll d8 4"],"message":"m2","chair":0}'),
	('2fa50580cd867272-1', 15, 1794965837097, '{"kind":"played","move":"keep d10","draws":["roll d8 3","roll d12 7","roll d10 5","roll d8 7"],"message":"m3","chair":0}'),
	('2fa50580cd867272-1', 16, 1794965837106, '{"kind":"played","move":"take S02","message":"m1","chair":1}'),
	('2fa50580cd867272-1', 17, 1794965837117, '{"kind":"proposed","question":"undo","voters":[1,2],"until":1795052237114,"chair":0}'),
	('2fa50580cd867272-1', 18, 1794965837124, '{"kind":"answered","yes":true,"chair":1}'),
	('2fa50580cd867272-1', 19, 1794965837134, '{"kind":"answered","yes":true,"chair":2}'),
	('2fa50580cd867272-1', 20, 1794965837172, '{"kind":"played","move":"keep d10","draws":["roll d8 4","roll d12 3","roll d10 4","roll d8 2"],"message":"m4","chair":0}'),
	('2fa50580cd867272-1', 21, 1794965837178, '{"kind":"played","move":"keep d12","draws":["roll d10 8","roll d8 4"],"message":"m2","chair":1}'),
	('2fa50580cd867272-1', 22, 1794965837184, '{"kind":"played","move":"keep d8","draws":["roll d10 10"],"message":"m3","chair":1}'),
	('2fa50580cd867272-1', 23, 1794965837190, '{"kind":"played","move":"take S29","message":"m4","chair":1}'),
	('2fa50580cd867272-1', 24, 1794965837198, '{"kind":"played","move":"top S07","draws":["lay S21","lay S41","lay S25","lay S20"],"message":"m2","chair":2}'),
	('2fa50580cd867272-1', 25, 1794965837201, '{"kind":"played","move":"bid 19","message":"m5","chair":1}'),
	('2fa50580cd867272-1', 26, 1794965837205, '{"kind":"played","move":"bid 20","message":"m3","chair":2}'),
	('2fa50580cd867272-1', 27, 1794965837209, '{"kind":"taken_back","message":"u26","chair":1}'),
	('2fa50580cd867272-1', 28, 1794965837219, '{"kind":"proposed","question":"end","voters":[0,2],"until":1795052237215,"chair":1}'),
	('2fa50580cd867272-1', 29, 1794965837228, '{"kind":"answered","yes":false,"chair":0}'),
	('2fa50580cd867272-1', 30, 1794965837236, '{"kind":"proposed","question":"pause","voters":[1,2],"until":1795052237233,"chair":0}'),
	('2fa50580cd867272-1', 31, 1794965837246, '{"kind":"withdrawn","chair":0}'),
	('2fa50580cd867272-1', 32, 1794965837252, '{"kind":"played","move":"bid 23","message":"m5","chair":0}'),
	('2fa50580cd867272-1', 33, 1794965837255, '{"kind":"taken_back","message":"u32","chair":0}'),
	('2fa50580cd867272-1', 34, 1794965837265, '{"kind":"played","move":"bid 26+","message":"m6","chair":0}');
INSERT INTO public.events VALUES
	('2fa50580cd867272-1', 35, 1794965837274, '{"kind":"taken_back","message":"u34","chair":0}'),
	('2fa50580cd867272-1', 36, 1794965837278, '{"kind":"played","move":"bid 21","message":"m6","chair":1}'),
	('2fa50580cd867272-1', 37, 1794965837306, '{"kind":"taken_back","message":"u36","chair":1}'),
	('2fa50580cd867272-1', 38, 1794965837343, '{"kind":"played","move":"bid 20","message":"m7","chair":1}'),
	('2fa50580cd867272-1', 39, 1794965837356, '{"kind":"played","move":"bid 15","draws":["roll d12 9","roll d10 9","roll d8 6"],"message":"m7","chair":0}'),
	('2fa50580cd867272-1', 40, 1794965837361, '{"kind":"played","move":"take S25","message":"m4","chair":2}'),
	('2fa50580cd867272-1', 41, 1794965837373, '{"kind":"played","move":"take S20","message":"m5","chair":2}'),
	('2fa50580cd867272-1', 42, 1794965837404, '{"kind":"played","move":"take S41","message":"m6","chair":2}'),
	('2fa50580cd867272-1', 43, 1794965837447, '{"kind":"taken_back","message":"u42","chair":2}'),
	('2fa50580cd867272-1', 44, 1794965837464, '{"kind":"played","move":"take S21","message":"m7","chair":2}'),
	('2fa50580cd867272-1', 45, 1794965837495, '{"kind":"played","move":"top S25","draws":["roll d12 6","roll d10 1","roll d8 7"],"message":"m8","chair":2}'),
	('2fa50580cd867272-1', 46, 1794965837523, '{"kind":"played","move":"keep d8","draws":["roll d12 8","roll d10 6","lay S38","lay S22","lay S51","lay S15"],"message":"m8","chair":1}'),
	('2fa50580cd867272-1', 47, 1794965837544, '{"kind":"played","move":"bid 19","message":"m9","chair":2}'),
	('2fa50580cd867272-1', 48, 1794965837574, '{"kind":"played","move":"bid 26","message":"m9","chair":1}'),
	('2fa50580cd867272-1', 49, 1794965837610, '{"kind":"played","move":"bid 20","draws":["roll d12 4","roll d10 9","roll d8 5"],"message":"m8","chair":0}'),
	('2fa50580cd867272-1', 50, 1794965837640, '{"kind":"played","move":"keep d8","draws":["roll d12 2","roll d10 9"],"message":"m10","chair":1}'),
	('2fa50580cd867272-1', 51, 1794965837668, '{"kind":"played","move":"keep d12","draws":["roll d10 3","roll d12 2","roll d10 4","roll d8 7"],"message":"m11","chair":1}'),
	('2fa50580cd867272-1', 52, 1794965837714, '{"kind":"played","move":"keep d10","draws":["roll d12 8","roll d8 2"],"message":"m9","chair":0}'),
	('2fa50580cd867272-1', 53, 1794965837740, '{"kind":"played","move":"keep d12","draws":["roll d8 8"],"message":"m10","chair":0}'),
	('2fa50580cd867272-1', 54, 1794965837769, '{"kind":"played","move":"take S51","message":"m11","chair":0}'),
	('2fa50580cd867272-1', 55, 1794965837788, '{"kind":"played","move":"top S38","draws":["lay S14","lay S46","lay S34","lay S49"],"message":"m10","chair":2}'),
	('2fa50580cd867272-1', 56, 1794965837828, '{"kind":"played","move":"bid 24","message":"m12","chair":1}'),
	('2fa50580cd867272-1', 57, 1794965837849, '{"kind":"played","move":"bid 19","message":"m11","chair":2}'),
	('2fa50580cd867272-1', 58, 1794965837864, '{"kind":"played","move":"bid 24","draws":["roll d12 4","roll d10 10","roll d8 6"],"message":"m12","chair":0}'),
	('2fa50580cd867272-1', 59, 1794965837892, '{"kind":"played","move":"keep d8","draws":["roll d12 5","roll d10 5"],"message":"m13","chair":1}'),
	('2fa50580cd867272-1', 60, 1794965837916, '{"kind":"played","move":"keep d12","draws":["roll d10 6","roll d12 10","roll d10 9","roll d8 1"],"message":"m14","chair":1}'),
	('2fa50580cd867272-1', 61, 1794965837944, '{"kind":"played","move":"keep d8","draws":["roll d12 11","roll d10 6"],"message":"m13","chair":0}'),
	('2fa50580cd867272-1', 62, 1794965837974, '{"kind":"played","move":"keep d12","draws":["roll d10 2"],"message":"m14","chair":0}'),
	('2fa50580cd867272-1', 63, 1794965837992, '{"kind":"played","move":"top S49","draws":["lay S26","lay dog","lay S03","lay dog"],"message":"m12","chair":2}'),
	('2fa50580cd867272-1', 64, 1794965838015, '{"kind":"played","move":"bid 14","message":"m13","chair":2}'),
	('2fa50580cd867272-1', 65, 1794965838039, '{"kind":"played","move":"bid 23","message":"m15","chair":0}'),
	('2fa50580cd867272-1', 66, 1794965838056, '{"kind":"played","move":"bid 25","draws":["roll d12 5","roll d10 1","roll d8 5"],"message":"m15","chair":1}'),
	('2fa50580cd867272-1', 67, 1794965838084, '{"kind":"played","move":"keep d10","draws":["roll d12 11","roll d8 2"],"message":"m16","chair":1}'),
	('2fa50580cd867272-1', 68, 1794965838094, '{"kind":"played","move":"keep d8","draws":["roll d12 6","roll d12 6","roll d10 3","roll d8 5"],"message":"m17","chair":1}'),
	('2fa50580cd867272-1', 69, 1794965838104, '{"kind":"played","move":"keep d12","draws":["roll d10 1","roll d8 2"],"message":"m16","chair":0}'),
	('2fa50580cd867272-1', 70, 1794965838110, '{"kind":"played","move":"keep d10","draws":["roll d8 5","lay S36","lay S31","lay S33","lay S04"],"message":"m17","chair":0}'),
	('2fa50580cd867272-1', 71, 1794965838123, '{"kind":"played","move":"bid 18","message":"m18","chair":0}'),
	('2fa50580cd867272-1', 72, 1794965838131, '{"kind":"played","move":"bid 18","message":"m14","chair":2}'),
	('2fa50580cd867272-1', 73, 1794965838155, '{"kind":"played","move":"bid 22","draws":["roll d12 6","roll d10 1","roll d8 8"],"message":"m18","chair":1}'),
	('2fa50580cd867272-1', 74, 1794965838174, '{"kind":"played","move":"keep d8","draws":["roll d12 10","roll d10 9"],"message":"m19","chair":1}'),
	('2fa50580cd867272-1', 75, 1794965838207, '{"kind":"played","move":"take S04","message":"m20","chair":1}'),
	('2fa50580cd867272-1', 76, 1794965838245, '{"kind":"played","move":"take S33","message":"m21","chair":1}'),
	('2fa50580cd867272-1', 77, 1794965838258, '{"kind":"played","move":"top S33","draws":["roll d12 6","roll d10 2","roll d8 1"],"message":"m22","chair":1}'),
	('2fa50580cd867272-1', 78, 1794965838276, '{"kind":"played","move":"keep d10","draws":["roll d12 1","roll d8 4"],"message":"m15","chair":2}'),
	('2fa50580cd867272-1', 79, 1794965838302, '{"kind":"played","move":"keep d12","draws":["roll d8 4"],"message":"m16","chair":2}'),
	('2fa50580cd867272-1', 80, 1794965838317, '{"kind":"played","move":"top S36","draws":["lay S12","lay S30","lay S24","lay S43"],"message":"m19","chair":0}'),
	('2fa50580cd867272-1', 81, 1794965838342, '{"kind":"played","move":"bid 21","message":"m23","chair":1}'),
	('2fa50580cd867272-1', 82, 1794965838358, '{"kind":"played","move":"bid 18","message":"m17","chair":2}'),
	('2fa50580cd867272-1', 83, 1794965838380, '{"kind":"played","move":"bid 23","draws":["roll d12 5","roll d10 2","roll d8 4"],"message":"m20","chair":0}'),
	('2fa50580cd867272-1', 84, 1794965838456, '{"kind":"played","move":"keep d10","draws":["roll d12 12","roll d8 1"],"message":"m21","chair":0}');
INSERT INTO public.events VALUES
	('2fa50580cd867272-1', 85, 1794965838476, '{"kind":"played","move":"keep d8","draws":["roll d12 11","roll d12 12","roll d10 9","roll d8 7"],"message":"m22","chair":0}'),
	('2fa50580cd867272-1', 86, 1794965838536, '{"kind":"played","move":"take S24","message":"m24","chair":1}'),
	('2fa50580cd867272-1', 87, 1794965838642, '{"kind":"played","move":"take S12","message":"m25","chair":1}'),
	('2fa50580cd867272-1', 88, 1794965838682, '{"kind":"played","move":"take S30","message":"m26","chair":1}'),
	('2fa50580cd867272-1', 89, 1794965838704, '{"kind":"played","move":"top S30","draws":["lay S50","lay dog","lay dog","lay S45"],"message":"m27","chair":1}'),
	('2fa50580cd867272-1', 90, 1794965838720, '{"kind":"played","move":"bid 20","message":"m23","chair":0}'),
	('2fa50580cd867272-1', 91, 1794965838728, '{"kind":"played","move":"bid 14","message":"m18","chair":2}'),
	('2fa50580cd867272-1', 92, 1794965838828, '{"kind":"played","move":"bid 25","draws":["roll d12 6","roll d10 4","roll d8 8"],"message":"m28","chair":1}'),
	('2fa50580cd867272-1', 93, 1794965838870, '{"kind":"played","move":"keep d12","draws":["roll d10 4","roll d8 8"],"message":"m29","chair":1}'),
	('2fa50580cd867272-1', 94, 1794965838895, '{"kind":"played","move":"keep d10","draws":["roll d8 1","roll d12 12","roll d10 9","roll d8 4"],"message":"m30","chair":1}'),
	('2fa50580cd867272-1', 95, 1794965838925, '{"kind":"played","move":"take dog","message":"m24","chair":0}'),
	('2fa50580cd867272-1', 96, 1794965838943, '{"kind":"played","move":"take dog","message":"m25","chair":0}'),
	('2fa50580cd867272-1', 97, 1794965838979, '{"kind":"played","move":"take S50","draws":["lay S11","lay S48","lay S05","lay S06"],"message":"m26","chair":0}'),
	('2fa50580cd867272-1', 98, 1794965838988, '{"kind":"played","move":"bid 15","message":"m19","chair":2}'),
	('2fa50580cd867272-1', 99, 1794965839029, '{"kind":"played","move":"bid 16","message":"m31","chair":1}'),
	('2fa50580cd867272-1', 100, 1794965839064, '{"kind":"played","move":"bid 23","draws":["roll d12 4","roll d10 3","roll d8 7"],"message":"m27","chair":0}'),
	('2fa50580cd867272-1', 101, 1794965839100, '{"kind":"played","move":"keep d12","draws":["roll d10 3","roll d8 1"],"message":"m28","chair":0}'),
	('2fa50580cd867272-1', 102, 1794965839160, '{"kind":"played","move":"keep d8","draws":["roll d10 8"],"message":"m29","chair":0}'),
	('2fa50580cd867272-1', 103, 1794965839256, '{"kind":"played","move":"black","message":"m30","chair":0}'),
	('2fa50580cd867272-1', 104, 1794965839301, '{"kind":"played","move":"top S06","draws":["roll d12 6","roll d10 8","roll d8 6"],"message":"m31","chair":0}'),
	('2fa50580cd867272-1', 105, 1794965839357, '{"kind":"played","move":"top S11","draws":["lay dog","lay S35","lay dog","lay S47"],"message":"m32","chair":1}'),
	('2fa50580cd867272-1', 106, 1794965839389, '{"kind":"played","move":"bid 21","message":"m33","chair":1}'),
	('2fa50580cd867272-1', 107, 1794965839412, '{"kind":"played","move":"bid 24","message":"m32","chair":0}'),
	('2fa50580cd867272-1', 108, 1794965839468, '{"kind":"played","move":"bid 21","draws":["roll d12 6","roll d10 2","roll d8 3"],"message":"m20","chair":2}'),
	('2fa50580cd867272-1', 109, 1794965839513, '{"kind":"played","move":"keep d8","draws":["roll d12 4","roll d10 7"],"message":"m33","chair":0}'),
	('2fa50580cd867272-1', 110, 1794965839545, '{"kind":"played","move":"keep d10","draws":["roll d12 4","roll d12 8","roll d10 3","roll d8 5"],"message":"m34","chair":0}'),
	('2fa50580cd867272-1', 111, 1794965839595, '{"kind":"played","move":"keep d8","draws":["roll d12 9","roll d10 3"],"message":"m34","chair":1}'),
	('2fa50580cd867272-1', 112, 1794965839641, '{"kind":"played","move":"keep d12","draws":["roll d10 10"],"message":"m35","chair":1}'),
	('2fa50580cd867272-1', 113, 1794965839655, '{"kind":"played","move":"take dog","message":"m36","chair":1}'),
	('2fa50580cd867272-1', 114, 1794965839662, '{"kind":"played","move":"top S47","draws":["lay dog","lay dog","lay S44","lay S40"],"message":"m21","chair":2}'),
	('2fa50580cd867272-1', 115, 1794965839669, '{"kind":"played","move":"bid 18","message":"m37","chair":1}'),
	('2fa50580cd867272-1', 116, 1794965839672, '{"kind":"played","move":"bid 24","message":"m35","chair":0}'),
	('2fa50580cd867272-1', 117, 1794965839676, '{"kind":"played","move":"bid 26","draws":["roll d12 12","roll d10 8","roll d8 8"],"message":"m22","chair":2}'),
	('2fa50580cd867272-1', 118, 1794965839689, '{"kind":"played","move":"take dog","message":"m23","chair":2}'),
	('2fa50580cd867272-1', 119, 1794965839694, '{"kind":"played","move":"take S40","message":"m24","chair":2}'),
	('2fa50580cd867272-1', 120, 1794965839704, '{"kind":"played","move":"take dog","draws":["roll d12 9","roll d10 7","roll d8 3"],"message":"m25","chair":2}'),
	('2fa50580cd867272-1', 121, 1794965839710, '{"kind":"played","move":"keep d12","draws":["roll d10 10","roll d8 4"],"message":"m36","chair":0}'),
	('2fa50580cd867272-1', 122, 1794965839757, '{"kind":"played","move":"keep d8","draws":["roll d10 9"],"message":"m37","chair":0}'),
	('2fa50580cd867272-1', 123, 1794965839793, '{"kind":"played","move":"accept","draws":["lay S17","lay S13","lay S28","lay S16"],"message":"m38","chair":0}'),
	('2fa50580cd867272-1', 124, 1794965839838, '{"kind":"played","move":"bid 14","message":"m26","chair":2}'),
	('2fa50580cd867272-1', 125, 1794965839864, '{"kind":"played","move":"bid 17","message":"m39","chair":0}'),
	('2fa50580cd867272-1', 126, 1794965839886, '{"kind":"played","move":"bid 15","draws":["roll d12 2","roll d10 2","roll d8 4"],"message":"m38","chair":1}'),
	('2fa50580cd867272-1', 127, 1794965839921, '{"kind":"played","move":"keep d8","draws":["roll d12 7","roll d10 6"],"message":"m40","chair":0}'),
	('2fa50580cd867272-1', 128, 1794965839986, '{"kind":"played","move":"accept","message":"m41","chair":0}'),
	('2fa50580cd867272-1', 129, 1794965840020, '{"kind":"played","move":"take S28","message":"m42","chair":0}'),
	('2fa50580cd867272-1', 130, 1794965840040, '{"kind":"played","move":"take S13","message":"m43","chair":0}'),
	('2fa50580cd867272-1', 131, 1794965840059, '{"kind":"played","move":"top S28","draws":["roll d12 12","roll d10 10","roll d8 2"],"message":"m44","chair":0}'),
	('2fa50580cd867272-1', 132, 1794965840083, '{"kind":"played","move":"top S16","draws":["lay S08","lay bone","lay S42","lay S09"],"message":"m39","chair":1}'),
	('2fa50580cd867272-1', 133, 1794965840104, '{"kind":"played","move":"bid 25","message":"m40","chair":1}'),
	('2fa50580cd867272-1', 134, 1794965840141, '{"kind":"played","move":"bid 26+","message":"m45","chair":0}');
INSERT INTO public.events VALUES
	('2fa50580cd867272-1', 135, 1794965840160, '{"kind":"played","move":"bid 26","draws":["roll d12 9","roll d10 9","roll d8 5"],"message":"m27","chair":2}'),
	('2fa50580cd867272-1', 136, 1794965840240, '{"kind":"played","move":"accept","message":"m46","chair":0}'),
	('2fa50580cd867272-1', 137, 1794965840300, '{"kind":"played","move":"take S09","message":"m47","chair":0}'),
	('2fa50580cd867272-1', 138, 1794965840332, '{"kind":"played","move":"take S42","message":"m48","chair":0}'),
	('2fa50580cd867272-1', 139, 1794965840388, '{"kind":"played","move":"take bone","message":"m49","chair":0}'),
	('2fa50580cd867272-1', 140, 1794965840407, '{"kind":"played","move":"top S42","draws":["roll d12 12","roll d10 3","roll d8 4"],"message":"m50","chair":0}'),
	('2fa50580cd867272-1', 141, 1794965840433, '{"kind":"played","move":"keep d8","draws":["roll d12 1","roll d10 5"],"message":"m28","chair":2}'),
	('2fa50580cd867272-1', 142, 1794965840464, '{"kind":"played","move":"keep d10","draws":["roll d12 5"],"message":"m29","chair":2}'),
	('2fa50580cd867272-1', 143, 1794965840480, '{"kind":"played","move":"raise 1","draws":["lay S27","lay S18","lay S19","lay S32"],"message":"m30","chair":2}'),
	('2fa50580cd867272-1', 144, 1794965840492, '{"kind":"played","move":"bid 19","message":"m31","chair":2}'),
	('2fa50580cd867272-1', 145, 1794965840508, '{"kind":"played","move":"bid 21","message":"m51","chair":0}'),
	('2fa50580cd867272-1', 146, 1794965840532, '{"kind":"played","move":"bid 15","draws":["roll d12 9","roll d10 5","roll d8 6"],"message":"m41","chair":1}'),
	('2fa50580cd867272-1', 147, 1794965840565, '{"kind":"played","move":"accept","message":"m52","chair":0}'),
	('2fa50580cd867272-1', 148, 1794965840616, '{"kind":"played","move":"take S32","message":"m53","chair":0}'),
	('2fa50580cd867272-1', 149, 1794965840659, '{"kind":"played","move":"take S27","message":"m54","chair":0}'),
	('2fa50580cd867272-1', 150, 1794965840678, '{"kind":"played","move":"take S19","message":"m55","chair":0}'),
	('2fa50580cd867272-1', 151, 1794965840709, '{"kind":"played","move":"top S19","draws":["roll d12 10","roll d10 5","roll d8 1"],"message":"m56","chair":0}'),
	('2fa50580cd867272-1', 152, 1794965840728, '{"kind":"played","move":"keep d8","draws":["roll d12 11","roll d10 4"],"message":"m32","chair":2}'),
	('2fa50580cd867272-1', 153, 1794965840755, '{"kind":"played","move":"keep d10","draws":["roll d12 6","lay S01","lay S39","lay S23","lay S10"],"message":"m33","chair":2}'),
	('2fa50580cd867272-1', 154, 1794965840774, '{"kind":"played","move":"bid 26","message":"m34","chair":2}'),
	('2fa50580cd867272-1', 155, 1794965840791, '{"kind":"played","move":"bid 18","message":"m42","chair":1}'),
	('2fa50580cd867272-1', 156, 1794965840850, '{"kind":"played","move":"bid 17","draws":["roll d12 5","roll d10 4","roll d8 7"],"message":"m57","chair":0}'),
	('2fa50580cd867272-1', 157, 1794965840918, '{"kind":"played","move":"keep d8","draws":["roll d12 8","roll d10 5"],"message":"m35","chair":2}'),
	('2fa50580cd867272-1', 158, 1794965840960, '{"kind":"played","move":"keep d10","draws":["roll d12 1"],"message":"m36","chair":2}'),
	('2fa50580cd867272-1', 159, 1794965840987, '{"kind":"played","move":"raise 2","draws":["roll d12 6","roll d10 7","roll d8 5"],"message":"m37","chair":2}'),
	('2fa50580cd867272-1', 160, 1794965841052, '{"kind":"played","move":"take S23","message":"m43","chair":1}'),
	('2fa50580cd867272-1', 161, 1794965841087, '{"kind":"played","move":"take S10","message":"m44","chair":1}'),
	('2fa50580cd867272-1', 162, 1794965841117, '{"kind":"played","move":"take S39","message":"m45","chair":1}'),
	('2fa50580cd867272-1', 163, 1794965841127, '{"kind":"played","move":"top S23","message":"m46","chair":1}'),
	('84e65eb7941faa5a-1', 1, 1794965841182, '{"kind":"ready","commitment":"4ba257e523ea4c443f4849450073d3b8322e73dea7f633d9f1c858e998761f36","chair":0}'),
	('84e65eb7941faa5a-1', 2, 1794965841203, '{"kind":"ready","commitment":"83b49c606f7ce6575115324a1fb313d4439eb4b7d28470c86ba8daba0164826c","chair":1}'),
	('84e65eb7941faa5a-1', 3, 1794965841214, '{"kind":"ready","commitment":"f7ce15ddc2c17267fd9ad727507a5c6673e4519302a82a741d56c8e5cd9db51c","chair":2}'),
	('84e65eb7941faa5a-1', 4, 1794965841243, '{"kind":"revealed","random":"43f1ff835064a660c5b0d34542edc7d20a26ccc2194dca97881104b52670b2e9","chair":0}'),
	('84e65eb7941faa5a-1', 5, 1794965841263, '{"kind":"revealed","random":"efdc195e5e0683744de9a5436e02057b596d473386efa9fd0eb95968594a0242","chair":1}'),
	('84e65eb7941faa5a-1', 6, 1794965841296, '{"kind":"revealed","random":"cad4d44f247167bf74c2712f1b45f6365c5c415f11e2935b60631ccc5176ce06","draws":["first 2","mission 0 dogs","mission 1 road","mission 2 river","deal 0 21","deal 0 17","deal 0 26","deal 0 4","deal 0 55","deal 1 34","deal 1 25","deal 1 18","deal 1 22","deal 1 29","deal 2 33","deal 2 24","deal 2 38","deal 2 51","deal 2 35"],"chair":2}'),
	('84e65eb7941faa5a-1', 7, 1794965841734, '{"kind":"played","move":"pick 34","message":"m0","chair":1}'),
	('84e65eb7941faa5a-1', 8, 1794965841786, '{"kind":"taken_back","message":"u7","chair":1}'),
	('84e65eb7941faa5a-1', 9, 1794965841810, '{"kind":"played","move":"pick 25","message":"m1","chair":1}'),
	('84e65eb7941faa5a-1', 10, 1794965841861, '{"kind":"taken_back","message":"u9","chair":1}'),
	('84e65eb7941faa5a-1', 11, 1794965841896, '{"kind":"played","move":"pick 38","message":"m0","chair":2}'),
	('84e65eb7941faa5a-1', 12, 1794965841944, '{"kind":"played","move":"pick 22","message":"m2","chair":1}'),
	('84e65eb7941faa5a-1', 13, 1794965841969, '{"kind":"played","move":"pick 26","message":"m0","chair":0}'),
	('84e65eb7941faa5a-1', 14, 1794965841988, '{"kind":"played","move":"pick 25","message":"m1","chair":2}'),
	('84e65eb7941faa5a-1', 15, 1794965842020, '{"kind":"played","move":"pick 33","message":"m1","chair":0}'),
	('84e65eb7941faa5a-1', 16, 1794965842054, '{"kind":"played","move":"pick 55","message":"m3","chair":1}'),
	('84e65eb7941faa5a-1', 17, 1794965842176, '{"kind":"proposed","question":"undo","voters":[1,2],"until":1795052242095,"chair":0}'),
	('84e65eb7941faa5a-1', 18, 1794965842245, '{"kind":"answered","yes":true,"chair":1}'),
	('84e65eb7941faa5a-1', 19, 1794965842267, '{"kind":"answered","yes":true,"chair":2}'),
	('84e65eb7941faa5a-1', 20, 1794965842314, '{"kind":"played","move":"pick 4","message":"m4","chair":1}'),
	('84e65eb7941faa5a-1', 21, 1794965842342, '{"kind":"played","move":"pick 24","message":"m2","chair":0}');
INSERT INTO public.events VALUES
	('84e65eb7941faa5a-1', 22, 1794965842408, '{"kind":"played","move":"pick 51","message":"m5","chair":1}'),
	('84e65eb7941faa5a-1', 23, 1794965842428, '{"kind":"played","move":"pick 17","message":"m2","chair":2}'),
	('84e65eb7941faa5a-1', 24, 1794965842443, '{"kind":"taken_back","message":"u23","chair":1}'),
	('84e65eb7941faa5a-1', 25, 1794965842490, '{"kind":"proposed","question":"end","voters":[0,2],"until":1795052242469,"chair":1}'),
	('84e65eb7941faa5a-1', 26, 1794965842527, '{"kind":"answered","yes":false,"chair":0}'),
	('84e65eb7941faa5a-1', 27, 1794965842637, '{"kind":"proposed","question":"pause","voters":[1,2],"until":1795052242567,"chair":0}'),
	('84e65eb7941faa5a-1', 28, 1794965842693, '{"kind":"withdrawn","chair":0}'),
	('84e65eb7941faa5a-1', 29, 1794965842731, '{"kind":"played","move":"pick 33","message":"m6","chair":1}'),
	('84e65eb7941faa5a-1', 30, 1794965842754, '{"kind":"played","move":"pick 18","message":"m3","chair":0}'),
	('84e65eb7941faa5a-1', 31, 1794965842792, '{"kind":"played","move":"pick 51","message":"m3","chair":2}'),
	('84e65eb7941faa5a-1', 32, 1794965842824, '{"kind":"played","move":"pick 55","message":"m4","chair":0}'),
	('84e65eb7941faa5a-1', 33, 1794965842852, '{"kind":"taken_back","message":"u32","chair":0}'),
	('84e65eb7941faa5a-1', 34, 1794965842896, '{"kind":"played","move":"pick 55","message":"m5","chair":0}'),
	('84e65eb7941faa5a-1', 35, 1794965842933, '{"kind":"taken_back","message":"u34","chair":0}'),
	('84e65eb7941faa5a-1', 36, 1794965842988, '{"kind":"played","move":"pick 21","message":"m6","chair":0}'),
	('84e65eb7941faa5a-1', 37, 1794965843017, '{"kind":"played","move":"pick 29","message":"m7","chair":1}'),
	('84e65eb7941faa5a-1', 38, 1794965843056, '{"kind":"played","move":"lay 34 a2","message":"m4","chair":2}'),
	('84e65eb7941faa5a-1', 39, 1794965843093, '{"kind":"played","move":"lay 35 a2","message":"m7","chair":0}'),
	('84e65eb7941faa5a-1', 40, 1794965843126, '{"kind":"played","move":"heel","message":"m8","chair":0}'),
	('84e65eb7941faa5a-1', 41, 1794965843187, '{"kind":"played","move":"lay 22 b1","message":"m8","chair":1}'),
	('84e65eb7941faa5a-1', 42, 1794965843203, '{"kind":"played","move":"lay 17 b1","message":"m5","chair":2}'),
	('84e65eb7941faa5a-1', 43, 1794965843247, '{"kind":"played","move":"dog a1 b1 b","message":"m6","chair":2}'),
	('84e65eb7941faa5a-1', 44, 1794965843276, '{"kind":"played","move":"lay 21 a3","message":"m9","chair":0}'),
	('84e65eb7941faa5a-1', 45, 1794965843291, '{"kind":"played","move":"fox S","message":"m10","chair":0}'),
	('84e65eb7941faa5a-1', 46, 1794965843328, '{"kind":"played","move":"lay 55 c1","message":"m9","chair":1}'),
	('84e65eb7941faa5a-1', 47, 1794965843420, '{"kind":"played","move":"fox N","message":"m10","chair":1}'),
	('84e65eb7941faa5a-1', 48, 1794965843462, '{"kind":"played","move":"fox E","message":"m11","chair":1}'),
	('84e65eb7941faa5a-1', 49, 1794965843485, '{"kind":"taken_back","message":"u48","chair":1}'),
	('84e65eb7941faa5a-1', 50, 1794965843524, '{"kind":"played","move":"fox W","message":"m12","chair":1}'),
	('84e65eb7941faa5a-1', 51, 1794965843548, '{"kind":"played","move":"lay 25 b2","message":"m7","chair":2}'),
	('84e65eb7941faa5a-1', 52, 1794965843562, '{"kind":"played","move":"dog b1 b2 b","message":"m8","chair":2}'),
	('84e65eb7941faa5a-1', 53, 1794965843619, '{"kind":"played","move":"lay 18 b1","message":"m11","chair":0}'),
	('84e65eb7941faa5a-1', 54, 1794965843631, '{"kind":"played","move":"heel","message":"m12","chair":0}'),
	('84e65eb7941faa5a-1', 55, 1794965843667, '{"kind":"played","move":"lay 29 c2","message":"m13","chair":1}'),
	('84e65eb7941faa5a-1', 56, 1794965843712, '{"kind":"taken_back","message":"u55","chair":1}'),
	('84e65eb7941faa5a-1', 57, 1794965843745, '{"kind":"played","move":"lay 29 c2","message":"m14","chair":1}'),
	('84e65eb7941faa5a-1', 58, 1794965843769, '{"kind":"played","move":"fox W","message":"m15","chair":1}'),
	('84e65eb7941faa5a-1', 59, 1794965843797, '{"kind":"played","move":"lay 51 c2","message":"m9","chair":2}'),
	('84e65eb7941faa5a-1', 60, 1794965843811, '{"kind":"played","move":"dog b2 a2 1b","message":"m10","chair":2}'),
	('84e65eb7941faa5a-1', 61, 1794965843851, '{"kind":"played","move":"dog a2 a1 2b","message":"m11","chair":2}'),
	('84e65eb7941faa5a-1', 62, 1794965843878, '{"kind":"played","move":"lay 24 c1","message":"m13","chair":0}'),
	('84e65eb7941faa5a-1', 63, 1794965843920, '{"kind":"played","move":"heel","message":"m14","chair":0}'),
	('84e65eb7941faa5a-1', 64, 1794965843933, '{"kind":"played","move":"lay 33 d1","message":"m16","chair":1}'),
	('84e65eb7941faa5a-1', 65, 1794965843949, '{"kind":"played","move":"dog b1 a1 2","draws":["deal 0 27","deal 0 5","deal 0 45","deal 0 10","deal 1 13","deal 1 54","deal 1 9","deal 1 19","deal 2 30","deal 2 47","deal 2 31","deal 2 46"],"message":"m17","chair":1}'),
	('84e65eb7941faa5a-1', 66, 1794965843996, '{"kind":"played","move":"pick 47","message":"m12","chair":2}'),
	('84e65eb7941faa5a-1', 67, 1794965844020, '{"kind":"played","move":"pick 27","message":"m15","chair":0}'),
	('84e65eb7941faa5a-1', 68, 1794965844070, '{"kind":"played","move":"pick 19","message":"m18","chair":1}'),
	('84e65eb7941faa5a-1', 69, 1794965844090, '{"kind":"played","move":"pick 9","message":"m16","chair":0}'),
	('84e65eb7941faa5a-1', 70, 1794965844094, '{"kind":"played","move":"pick 46","message":"m19","chair":1}'),
	('84e65eb7941faa5a-1', 71, 1794965844102, '{"kind":"played","move":"pick 5","message":"m13","chair":2}');
INSERT INTO public.events VALUES
	('84e65eb7941faa5a-1', 72, 1794965844116, '{"kind":"played","move":"pick 4","message":"m14","chair":2}'),
	('84e65eb7941faa5a-1', 73, 1794965844140, '{"kind":"played","move":"pick 31","message":"m17","chair":0}'),
	('84e65eb7941faa5a-1', 74, 1794965844173, '{"kind":"played","move":"pick 26","message":"m20","chair":1}'),
	('84e65eb7941faa5a-1', 75, 1794965844222, '{"kind":"played","move":"pick 45","message":"m18","chair":0}'),
	('84e65eb7941faa5a-1', 76, 1794965844253, '{"kind":"played","move":"pick 54","message":"m21","chair":1}'),
	('84e65eb7941faa5a-1', 77, 1794965844332, '{"kind":"played","move":"pick 38","message":"m15","chair":2}'),
	('84e65eb7941faa5a-1', 78, 1794965844379, '{"kind":"played","move":"lay 27 d1","message":"m19","chair":0}'),
	('84e65eb7941faa5a-1', 79, 1794965844446, '{"kind":"played","move":"lay 30 b2","message":"m22","chair":1}'),
	('84e65eb7941faa5a-1', 80, 1794965844515, '{"kind":"played","move":"dog a1 b1 b","message":"m23","chair":1}'),
	('84e65eb7941faa5a-1', 81, 1794965844528, '{"kind":"played","move":"lay 4 c1","message":"m16","chair":2}'),
	('84e65eb7941faa5a-1', 82, 1794965844544, '{"kind":"played","move":"lay 9 a4","message":"m20","chair":0}'),
	('84e65eb7941faa5a-1', 83, 1794965844559, '{"kind":"played","move":"fox N","message":"m21","chair":0}'),
	('84e65eb7941faa5a-1', 84, 1794965844578, '{"kind":"played","move":"lay 46 b3","message":"m24","chair":1}'),
	('84e65eb7941faa5a-1', 85, 1794965844596, '{"kind":"played","move":"lay 10 c3","message":"m17","chair":2}'),
	('84e65eb7941faa5a-1', 86, 1794965844616, '{"kind":"played","move":"lay 13 d2","message":"m22","chair":0}'),
	('84e65eb7941faa5a-1', 87, 1794965844646, '{"kind":"played","move":"sheep","message":"m23","chair":0}'),
	('84e65eb7941faa5a-1', 88, 1794965844668, '{"kind":"played","move":"dog d2 d1 2","message":"m24","chair":0}'),
	('84e65eb7941faa5a-1', 89, 1794965844700, '{"kind":"played","move":"lay 19 c3","message":"m25","chair":1}'),
	('84e65eb7941faa5a-1', 90, 1794965844743, '{"kind":"played","move":"dog b1 c1 b","message":"m26","chair":1}'),
	('84e65eb7941faa5a-1', 91, 1794965844765, '{"kind":"played","move":"lay 47 d2","message":"m18","chair":2}'),
	('84e65eb7941faa5a-1', 92, 1794965844847, '{"kind":"played","move":"lay 45 b4","message":"m25","chair":0}'),
	('84e65eb7941faa5a-1', 93, 1794965844877, '{"kind":"played","move":"lay 26 b4","message":"m27","chair":1}'),
	('84e65eb7941faa5a-1', 94, 1794965844900, '{"kind":"played","move":"fox E","message":"m28","chair":1}'),
	('84e65eb7941faa5a-1', 95, 1794965844964, '{"kind":"played","move":"lay 5 c4","message":"m19","chair":2}'),
	('84e65eb7941faa5a-1', 96, 1794965844995, '{"kind":"played","move":"dog d2 c2 3","draws":["deal 0 48","deal 0 43","deal 0 39","deal 0 56","deal 1 28","deal 1 1","deal 1 2","deal 1 11","deal 2 42","deal 2 7","deal 2 14","deal 2 52"],"message":"m20","chair":2}'),
	('84e65eb7941faa5a-1', 97, 1794965845015, '{"kind":"played","move":"pick 28","message":"m29","chair":1}'),
	('84e65eb7941faa5a-1', 98, 1794965845044, '{"kind":"played","move":"pick 43","message":"m26","chair":0}'),
	('84e65eb7941faa5a-1', 99, 1794965845062, '{"kind":"played","move":"pick 14","message":"m21","chair":2}'),
	('84e65eb7941faa5a-1', 100, 1794965845121, '{"kind":"played","move":"pick 52","message":"m27","chair":0}'),
	('84e65eb7941faa5a-1', 101, 1794965845153, '{"kind":"played","move":"pick 1","message":"m22","chair":2}'),
	('84e65eb7941faa5a-1', 102, 1794965845189, '{"kind":"played","move":"pick 31","message":"m30","chair":1}'),
	('84e65eb7941faa5a-1', 103, 1794965845208, '{"kind":"played","move":"pick 42","message":"m31","chair":1}'),
	('84e65eb7941faa5a-1', 104, 1794965845220, '{"kind":"played","move":"pick 39","message":"m23","chair":2}'),
	('84e65eb7941faa5a-1', 105, 1794965845252, '{"kind":"played","move":"pick 54","message":"m28","chair":0}'),
	('84e65eb7941faa5a-1', 106, 1794965845270, '{"kind":"played","move":"pick 56","message":"m29","chair":0}'),
	('84e65eb7941faa5a-1', 107, 1794965845333, '{"kind":"played","move":"pick 2","message":"m32","chair":1}'),
	('84e65eb7941faa5a-1', 108, 1794965845362, '{"kind":"played","move":"pick 38","message":"m24","chair":2}'),
	('84e65eb7941faa5a-1', 109, 1794965845404, '{"kind":"played","move":"lay 31 a3","message":"m33","chair":1}'),
	('84e65eb7941faa5a-1', 110, 1794965845537, '{"kind":"played","move":"dog b3 c3 3","message":"m34","chair":1}'),
	('84e65eb7941faa5a-1', 111, 1794965845610, '{"kind":"played","move":"lay 11 b4","message":"m25","chair":2}'),
	('84e65eb7941faa5a-1', 112, 1794965845626, '{"kind":"played","move":"dog a1 a2 2","message":"m26","chair":2}'),
	('84e65eb7941faa5a-1', 113, 1794965845644, '{"kind":"played","move":"lay 56 c4","message":"m30","chair":0}'),
	('84e65eb7941faa5a-1', 114, 1794965845657, '{"kind":"played","move":"dog d1 c1 2","message":"m31","chair":0}'),
	('84e65eb7941faa5a-1', 115, 1794965845676, '{"kind":"played","move":"fox S","message":"m32","chair":0}'),
	('84e65eb7941faa5a-1', 116, 1794965845708, '{"kind":"played","move":"lay 42 d3","message":"m35","chair":1}'),
	('84e65eb7941faa5a-1', 117, 1794965845740, '{"kind":"played","move":"lay 39 a4","message":"m27","chair":2}'),
	('84e65eb7941faa5a-1', 118, 1794965845768, '{"kind":"played","move":"dog c1 b1 1","message":"m28","chair":2}'),
	('84e65eb7941faa5a-1', 119, 1794965845788, '{"kind":"played","move":"lay 7 d3","message":"m33","chair":0}'),
	('84e65eb7941faa5a-1', 120, 1794965845805, '{"kind":"played","move":"lay 2 a4","message":"m36","chair":1}'),
	('84e65eb7941faa5a-1', 121, 1794965845836, '{"kind":"played","move":"dog c1 c2 b","message":"m37","chair":1}');
INSERT INTO public.events VALUES
	('84e65eb7941faa5a-1', 122, 1794965845890, '{"kind":"played","move":"lay 14 d3","message":"m29","chair":2}'),
	('84e65eb7941faa5a-1', 123, 1794965845905, '{"kind":"played","move":"fox S","message":"m30","chair":2}'),
	('84e65eb7941faa5a-1', 124, 1794965845920, '{"kind":"played","move":"lay 43 c3","message":"m34","chair":0}'),
	('84e65eb7941faa5a-1', 125, 1794965845940, '{"kind":"played","move":"fox N","message":"m35","chair":0}'),
	('84e65eb7941faa5a-1', 126, 1794965845963, '{"kind":"played","move":"lay 48 a2","message":"m38","chair":1}'),
	('84e65eb7941faa5a-1', 127, 1794965845977, '{"kind":"played","move":"dog c2 c3 1b","message":"m39","chair":1}'),
	('84e65eb7941faa5a-1', 128, 1794965845995, '{"kind":"played","move":"lay 1 a3","message":"m31","chair":2}'),
	('84e65eb7941faa5a-1', 129, 1794965846027, '{"kind":"played","move":"lay 52 d4","message":"m36","chair":0}'),
	('84e65eb7941faa5a-1', 130, 1794965846060, '{"kind":"played","move":"dog c1 b1 2","message":"m37","chair":0}'),
	('fe54a39f54409b89-1', 1, 1794965846186, '{"kind":"ready","commitment":"c2edcbd5f8d34323c04fc41a319c1cbb50927ad77d1751dec014d40fc0acb617","chair":0}'),
	('fe54a39f54409b89-1', 2, 1794965846225, '{"kind":"ready","commitment":"71608f2cefea4db388ddd1af38ef5263b6ef9a3f6aa03e111e663927a356ba25","chair":1}'),
	('fe54a39f54409b89-1', 3, 1794965846264, '{"kind":"revealed","random":"9cd13f5ba1d61ce1c6f0dfab8a4010c11a159e0b024c2b2463e43ec92fd085d6","chair":0}'),
	('fe54a39f54409b89-1', 4, 1794965846285, '{"kind":"revealed","random":"30c77a0194cab8a8357ea2c5e4dfa975b905f4a5ebe65832cee2c2de390c6ae8","draws":["first 0","start tree-open 0","deal 0 blank-single","deal 0 sheeple-single","deal 0 neutral-triple","deal 0 neutral-parallel","deal 0 neutral-parallel","deal 0 blank-single","deal 1 blank-open","deal 1 neutral-corner","deal 1 blank-closed","deal 1 neutral-triple","deal 1 tree-triple","deal 1 blank-open"],"chair":1}'),
	('fe54a39f54409b89-1', 5, 1794965846530, '{"kind":"played","move":"play neutral-triple -1,0 2","draws":["draw house-parallel"],"message":"m0","chair":0}'),
	('fe54a39f54409b89-1', 6, 1794965846555, '{"kind":"played","move":"play neutral-triple -1,1 0","draws":["draw wolf-single"],"message":"m0","chair":1}'),
	('fe54a39f54409b89-1', 7, 1794965846560, '{"kind":"played","move":"play house-parallel -2,1 1","draws":["draw neutral-corner"],"message":"m1","chair":0}'),
	('fe54a39f54409b89-1', 8, 1794965846578, '{"kind":"played","move":"play wolf-single 0,1 0","message":"m1","chair":1}'),
	('fe54a39f54409b89-1', 9, 1794965846581, '{"kind":"played","move":"move -1,1 -2,1","draws":["draw neutral-single"],"message":"m2","chair":1}'),
	('fe54a39f54409b89-1', 10, 1794965846585, '{"kind":"played","move":"play neutral-corner 1,0 0","draws":["draw neutral-corner"],"message":"m2","chair":0}'),
	('fe54a39f54409b89-1', 11, 1794965846590, '{"kind":"played","move":"play neutral-corner 2,0 2","draws":["draw blank-parallel"],"message":"m3","chair":1}'),
	('fe54a39f54409b89-1', 12, 1794965846594, '{"kind":"played","move":"play blank-single -3,1 3","draws":["draw neutral-single"],"message":"m3","chair":0}'),
	('fe54a39f54409b89-1', 13, 1794965846704, '{"kind":"proposed","question":"undo","voters":[1],"until":1795052246610,"chair":0}'),
	('fe54a39f54409b89-1', 14, 1794965846803, '{"kind":"answered","yes":true,"chair":1}'),
	('fe54a39f54409b89-1', 15, 1794965846856, '{"kind":"proposed","question":"end","voters":[0],"until":1795052246839,"chair":1}'),
	('fe54a39f54409b89-1', 16, 1794965846983, '{"kind":"answered","yes":false,"chair":0}'),
	('fe54a39f54409b89-1', 17, 1794965847134, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052247035,"chair":0}'),
	('fe54a39f54409b89-1', 18, 1794965847188, '{"kind":"withdrawn","chair":0}'),
	('fe54a39f54409b89-1', 19, 1794965847331, '{"kind":"played","move":"play neutral-corner 0,-1 0","draws":["draw neutral-corner"],"message":"m4","chair":0}'),
	('fe54a39f54409b89-1', 20, 1794965847347, '{"kind":"played","move":"play neutral-single -3,1 3","draws":["draw neutral-open"],"message":"m4","chair":1}'),
	('fe54a39f54409b89-1', 21, 1794965847360, '{"kind":"played","move":"turn -2,1 3","message":"m6","chair":0}'),
	('fe54a39f54409b89-1', 22, 1794965847453, '{"kind":"taken_back","message":"u21","chair":0}'),
	('fe54a39f54409b89-1', 23, 1794965847475, '{"kind":"played","move":"turn -1,0 0","message":"m8","chair":0}'),
	('fe54a39f54409b89-1', 24, 1794965847498, '{"kind":"taken_back","message":"u23","chair":0}'),
	('fe54a39f54409b89-1', 25, 1794965847513, '{"kind":"played","move":"turn -2,1 3","message":"m10","chair":0}'),
	('fe54a39f54409b89-1', 26, 1794965847578, '{"kind":"taken_back","message":"u25","chair":0}'),
	('fe54a39f54409b89-1', 27, 1794965847598, '{"kind":"played","move":"turn 0,-1 1","message":"m12","chair":0}'),
	('fe54a39f54409b89-1', 28, 1794965847613, '{"kind":"played","move":"discard blank-single","message":"m13","chair":0}'),
	('fe54a39f54409b89-1', 29, 1794965847697, '{"kind":"taken_back","message":"u28","chair":0}'),
	('fe54a39f54409b89-1', 30, 1794965847704, '{"kind":"played","move":"discard sheeple-single","message":"m14","chair":0}'),
	('fe54a39f54409b89-1', 31, 1794965847720, '{"kind":"played","move":"discard neutral-corner","draws":["draw sheeple-corner"],"message":"m15","chair":0}'),
	('fe54a39f54409b89-1', 32, 1794965847736, '{"kind":"played","move":"play tree-triple -2,0 2","message":"m5","chair":1}'),
	('fe54a39f54409b89-1', 33, 1794965847749, '{"kind":"played","move":"turn -3,1 1","message":"m6","chair":1}'),
	('fe54a39f54409b89-1', 34, 1794965847786, '{"kind":"played","move":"turn 0,1 2","draws":["draw neutral-parallel"],"message":"m7","chair":1}'),
	('fe54a39f54409b89-1', 35, 1794965847826, '{"kind":"played","move":"play neutral-parallel -1,-1 1","draws":["draw neutral-open"],"message":"m16","chair":0}'),
	('fe54a39f54409b89-1', 36, 1794965847849, '{"kind":"played","move":"play neutral-parallel -1,-2 1","draws":["draw blank-single"],"message":"m8","chair":1}'),
	('fe54a39f54409b89-1', 37, 1794965847863, '{"kind":"played","move":"play blank-single 1,1 3","draws":["draw neutral-single"],"message":"m17","chair":0}'),
	('fe54a39f54409b89-1', 38, 1794965847904, '{"kind":"played","move":"move -1,-1 -1,-2","message":"m9","chair":1}'),
	('fe54a39f54409b89-1', 39, 1794965847936, '{"kind":"played","move":"discard blank-open","message":"m10","chair":1}'),
	('fe54a39f54409b89-1', 40, 1794965848013, '{"kind":"played","move":"discard blank-parallel","draws":["draw sheeple-triple"],"message":"m11","chair":1}'),
	('fe54a39f54409b89-1', 41, 1794965848125, '{"kind":"played","move":"move -2,1 -3,1","message":"m19","chair":0}');
INSERT INTO public.events VALUES
	('fe54a39f54409b89-1', 42, 1794965848172, '{"kind":"played","move":"discard neutral-open","message":"m20","chair":0}'),
	('fe54a39f54409b89-1', 43, 1794965848228, '{"kind":"played","move":"discard blank-single","draws":["draw blank-triple"],"message":"m21","chair":0}'),
	('fe54a39f54409b89-1', 44, 1794965848245, '{"kind":"played","move":"play blank-open 3,0 0","draws":["draw sheeple-open"],"message":"m12","chair":1}'),
	('fe54a39f54409b89-1', 45, 1794965848316, '{"kind":"played","move":"move 2,0 3,0","message":"m23","chair":0}'),
	('fe54a39f54409b89-1', 46, 1794965848338, '{"kind":"played","move":"discard neutral-parallel","message":"m24","chair":0}'),
	('fe54a39f54409b89-1', 47, 1794965848355, '{"kind":"played","move":"discard sheeple-corner","draws":["draw house-closed"],"message":"m25","chair":0}'),
	('fe54a39f54409b89-1', 48, 1794965848364, '{"kind":"played","move":"move -1,0 -2,0","message":"m14","chair":1}'),
	('fe54a39f54409b89-1', 49, 1794965848417, '{"kind":"played","move":"discard sheeple-open","message":"m15","chair":1}'),
	('fe54a39f54409b89-1', 50, 1794965848449, '{"kind":"played","move":"discard blank-closed","draws":["draw blank-closed"],"message":"m16","chair":1}'),
	('fe54a39f54409b89-1', 51, 1794965848464, '{"kind":"played","move":"play blank-triple -3,0 2","draws":["draw blank-corner"],"message":"m26","chair":0}'),
	('fe54a39f54409b89-1', 52, 1794965848480, '{"kind":"played","move":"move -2,0 -2,1","message":"m18","chair":1}'),
	('fe54a39f54409b89-1', 53, 1794965848490, '{"kind":"played","move":"discard neutral-open","message":"m19","chair":1}'),
	('fe54a39f54409b89-1', 54, 1794965848506, '{"kind":"played","move":"discard sheeple-triple","draws":["draw blank-open"],"message":"m20","chair":1}'),
	('fe54a39f54409b89-1', 55, 1794965848518, '{"kind":"played","move":"play blank-corner -3,-1 1","draws":["draw neutral-single"],"message":"m27","chair":0}'),
	('fe54a39f54409b89-1', 56, 1794965848556, '{"kind":"played","move":"play blank-single -4,-1 0","draws":["draw blank-corner"],"message":"m21","chair":1}'),
	('fe54a39f54409b89-1', 57, 1794965848574, '{"kind":"played","move":"turn 1,1 1","message":"m28","chair":0}'),
	('fe54a39f54409b89-1', 58, 1794965848596, '{"kind":"played","move":"discard house-closed","message":"m29","chair":0}'),
	('fe54a39f54409b89-1', 59, 1794965848606, '{"kind":"played","move":"discard neutral-single","draws":["draw house-single"],"message":"m30","chair":0}'),
	('fe54a39f54409b89-1', 60, 1794965848648, '{"kind":"played","move":"play blank-corner 2,0 2","draws":["draw pond-corner"],"message":"m22","chair":1}'),
	('fe54a39f54409b89-1', 61, 1794965848668, '{"kind":"played","move":"play house-single -1,-1 2","draws":["draw sheeple-parallel"],"message":"m31","chair":0}'),
	('fe54a39f54409b89-1', 62, 1794965848678, '{"kind":"played","move":"play pond-corner -3,2 1","draws":["draw blank-parallel"],"message":"m23","chair":1}'),
	('fe54a39f54409b89-1', 63, 1794965848692, '{"kind":"played","move":"turn -3,2 0","message":"m32","chair":0}'),
	('fe54a39f54409b89-1', 64, 1794965848762, '{"kind":"played","move":"discard sheeple-parallel","message":"m33","chair":0}'),
	('fe54a39f54409b89-1', 65, 1794965848766, '{"kind":"played","move":"discard neutral-single","draws":["draw blank-single"],"message":"m34","chair":0}'),
	('fe54a39f54409b89-1', 66, 1794965848775, '{"kind":"played","move":"play blank-parallel 3,-1 1","draws":["draw blank-corner"],"message":"m24","chair":1}'),
	('fe54a39f54409b89-1', 67, 1794965848792, '{"kind":"played","move":"play blank-single 2,-1 1","draws":["draw neutral-parallel"],"message":"m35","chair":0}'),
	('fe54a39f54409b89-1', 68, 1794965848805, '{"kind":"played","move":"play blank-corner -4,2 1","draws":["draw sheeple-corner"],"message":"m25","chair":1}'),
	('fe54a39f54409b89-1', 69, 1794965848844, '{"kind":"played","move":"play neutral-parallel 1,-1 1","draws":["draw blank-closed"],"message":"m36","chair":0}'),
	('fe54a39f54409b89-1', 70, 1794965848873, '{"kind":"played","move":"play sheeple-corner -2,-2 2","draws":["draw neutral-triple"],"message":"m26","chair":1}'),
	('fe54a39f54409b89-1', 71, 1794965848995, '{"kind":"played","move":"play blank-closed -4,1 0","draws":["draw blank-open"],"message":"m37","chair":0}'),
	('fe54a39f54409b89-1', 72, 1794965849023, '{"kind":"played","move":"play neutral-triple 0,2 0","draws":["draw wolf-parallel"],"message":"m27","chair":1}'),
	('fe54a39f54409b89-1', 73, 1794965849090, '{"kind":"played","move":"play blank-open -1,-3 0","draws":["draw sheeple-open"],"message":"m38","chair":0}'),
	('fe54a39f54409b89-1', 74, 1794965849119, '{"kind":"played","move":"play blank-closed -1,-4 0","draws":["draw blank-corner"],"message":"m28","chair":1}'),
	('fe54a39f54409b89-1', 75, 1794965849165, '{"kind":"played","move":"play sheeple-open -5,1 0","draws":["draw sheeple-triple"],"message":"m39","chair":0}'),
	('fe54a39f54409b89-1', 76, 1794965849199, '{"kind":"played","move":"turn 3,0 0","message":"m30","chair":1}'),
	('fe54a39f54409b89-1', 77, 1794965849269, '{"kind":"played","move":"discard blank-open","message":"m31","chair":1}'),
	('fe54a39f54409b89-1', 78, 1794965849331, '{"kind":"played","move":"discard wolf-parallel","draws":["draw neutral-corner"],"message":"m32","chair":1}'),
	('fe54a39f54409b89-1', 79, 1794965849396, '{"kind":"played","move":"play sheeple-triple 0,-2 0","draws":["draw blank-corner"],"message":"m40","chair":0}'),
	('fe54a39f54409b89-1', 80, 1794965849457, '{"kind":"played","move":"turn 0,-2 1","message":"m34","chair":1}'),
	('fe54a39f54409b89-1', 81, 1794965849520, '{"kind":"played","move":"discard blank-corner","message":"m35","chair":1}'),
	('fe54a39f54409b89-1', 82, 1794965849573, '{"kind":"played","move":"discard neutral-corner","draws":["draw blank-triple"],"message":"m36","chair":1}'),
	('fe54a39f54409b89-1', 83, 1794965849664, '{"kind":"played","move":"play blank-corner -1,-5 0","draws":["draw pond-open"],"message":"m41","chair":0}'),
	('fe54a39f54409b89-1', 84, 1794965849721, '{"kind":"played","move":"play blank-triple -4,-2 3","draws":["draw blank-parallel"],"message":"m37","chair":1}'),
	('fe54a39f54409b89-1', 85, 1794965849812, '{"kind":"played","move":"play pond-open -1,-6 0","message":"m42","chair":0}'),
	('fe54a39f54409b89-1', 86, 1794965849863, '{"kind":"played","move":"recall 0,-2","draws":["draw wolf-closed"],"message":"m43","chair":0}'),
	('fe54a39f54409b89-1', 87, 1794965849922, '{"kind":"played","move":"play blank-parallel -2,2 0","draws":["draw neutral-open"],"message":"m38","chair":1}'),
	('fe54a39f54409b89-1', 88, 1794965849956, '{"kind":"played","move":"turn 3,0 1","message":"m45","chair":0}'),
	('fe54a39f54409b89-1', 89, 1794965849967, '{"kind":"played","move":"discard sheeple-triple","message":"m46","chair":0}'),
	('fe54a39f54409b89-1', 90, 1794965849979, '{"kind":"played","move":"discard wolf-closed","draws":["draw blank-corner"],"message":"m47","chair":0}'),
	('fe54a39f54409b89-1', 91, 1794965850004, '{"kind":"played","move":"play neutral-open -2,-6 0","draws":["draw blank-triple"],"message":"m39","chair":1}');
INSERT INTO public.events VALUES
	('fe54a39f54409b89-1', 92, 1794965850028, '{"kind":"played","move":"play blank-corner -5,0 0","draws":["draw neutral-single"],"message":"m48","chair":0}'),
	('fe54a39f54409b89-1', 93, 1794965850036, '{"kind":"played","move":"play blank-triple -6,0 3","draws":["draw blank-closed"],"message":"m40","chair":1}'),
	('fe54a39f54409b89-1', 94, 1794965850052, '{"kind":"played","move":"play neutral-single -2,-3 0","draws":["draw blank-triple"],"message":"m49","chair":0}'),
	('fe54a39f54409b89-1', 95, 1794965850082, '{"kind":"played","move":"play blank-closed 0,-2 0","draws":["draw sheeple-parallel"],"message":"m41","chair":1}'),
	('fe54a39f54409b89-1', 96, 1794965850101, '{"kind":"played","move":"play blank-triple -2,-1 3","draws":["draw blank-open"],"message":"m50","chair":0}'),
	('fe54a39f54409b89-1', 97, 1794965850142, '{"kind":"played","move":"play sheeple-parallel -3,-2 1","draws":["draw neutral-triple"],"message":"m42","chair":1}'),
	('fe54a39f54409b89-1', 98, 1794965850192, '{"kind":"played","move":"play blank-open -6,1 0","draws":["draw neutral-corner"],"message":"m51","chair":0}'),
	('fe54a39f54409b89-1', 99, 1794965850300, '{"kind":"played","move":"play neutral-triple -1,-7 0","draws":["draw neutral-open"],"message":"m43","chair":1}'),
	('fe54a39f54409b89-1', 100, 1794965850318, '{"kind":"played","move":"play neutral-corner -5,-2 3","draws":["draw blank-parallel"],"message":"m52","chair":0}'),
	('fe54a39f54409b89-1', 101, 1794965850330, '{"kind":"played","move":"play neutral-open 0,-3 0","draws":["draw neutral-open"],"message":"m44","chair":1}'),
	('fe54a39f54409b89-1', 102, 1794965850377, '{"kind":"played","move":"play blank-parallel 0,-5 1","draws":["draw tree-corner"],"message":"m53","chair":0}'),
	('fe54a39f54409b89-1', 103, 1794965850385, '{"kind":"played","move":"play neutral-open -7,0 0","draws":["draw pond-triple"],"message":"m45","chair":1}'),
	('fe54a39f54409b89-1', 104, 1794965850393, '{"kind":"played","move":"play tree-corner -1,1 3","message":"m54","chair":0}'),
	('fe54a39f54409b89-1', 105, 1794965850396, '{"kind":"played","move":"turn -1,1 0","message":"m55","chair":0}'),
	('fe54a39f54409b89-1', 106, 1794965850400, '{"kind":"played","move":"turn -6,0 1","draws":["draw blank-open"],"message":"m56","chair":0}'),
	('fe54a39f54409b89-1', 107, 1794965850416, '{"kind":"played","move":"play pond-triple -4,-3 3","message":"m46","chair":1}'),
	('fe54a39f54409b89-1', 108, 1794965850428, '{"kind":"played","move":"recall -2,-2","draws":["draw sheeple-single"],"message":"m47","chair":1}'),
	('fe54a39f54409b89-1', 109, 1794965850444, '{"kind":"played","move":"play blank-open 1,-3 0","message":"m57","chair":0}'),
	('fe54a39f54409b89-1', 110, 1794965850460, '{"kind":"played","move":"play sheeple-corner -2,-2 0","message":"m49","chair":1}'),
	('fe54a39f54409b89-1', 111, 1794965850512, '{"kind":"played","move":"play sheeple-single 3,-2 1","message":"m50","chair":1}'),
	('73e54dcc02eb8bea-1', 1, 1794965850581, '{"kind":"ready","commitment":"7e907db84631773e30161229522f044c4c16628d78d71e17bfac2aea0604e8b3","chair":0}'),
	('73e54dcc02eb8bea-1', 2, 1794965850647, '{"kind":"ready","commitment":"f7f879e50a9db57b464dde0458be4944a868fd927bc8b0f0d119cddf30592499","chair":1}'),
	('73e54dcc02eb8bea-1', 3, 1794965850669, '{"kind":"revealed","random":"a5d7c3d2e562c71e12bce8a9989ae0e0bae089e7c2be0d206a06995c871fed4d","chair":0}'),
	('73e54dcc02eb8bea-1', 4, 1794965850692, '{"kind":"revealed","random":"3e0419065a418ebd8012d49f42f50453a925d2b93abfeded7bf352053afc8fce","draws":["first 0"],"chair":1}'),
	('73e54dcc02eb8bea-1', 5, 1794965850780, '{"kind":"played","move":"fence b5W","message":"m0","chair":0}'),
	('73e54dcc02eb8bea-1', 6, 1794965850816, '{"kind":"played","move":"fence c2W","message":"m1","chair":0}'),
	('73e54dcc02eb8bea-1', 7, 1794965850831, '{"kind":"played","move":"flip a2","draws":["reveal sleepy"],"message":"m0","chair":1}'),
	('73e54dcc02eb8bea-1', 8, 1794965850843, '{"kind":"played","move":"flip e2","draws":["reveal ram"],"message":"m1","chair":1}'),
	('73e54dcc02eb8bea-1', 9, 1794965850861, '{"kind":"played","move":"ram c2W","message":"m2","chair":1}'),
	('73e54dcc02eb8bea-1', 10, 1794965850908, '{"kind":"played","move":"flip b4","draws":["reveal shepherd"],"message":"m3","chair":1}'),
	('73e54dcc02eb8bea-1', 11, 1794965850917, '{"kind":"played","move":"fence d1W","message":"m2","chair":0}'),
	('73e54dcc02eb8bea-1', 12, 1794965850940, '{"kind":"played","move":"flip c5","draws":["reveal angry"],"message":"m4","chair":1}'),
	('73e54dcc02eb8bea-1', 13, 1794965850990, '{"kind":"played","move":"fence a2W","message":"m3","chair":0}'),
	('73e54dcc02eb8bea-1', 14, 1794965850998, '{"kind":"taken_back","message":"u13","chair":0}'),
	('73e54dcc02eb8bea-1', 15, 1794965851019, '{"kind":"played","move":"fence a3N","message":"m4","chair":0}'),
	('73e54dcc02eb8bea-1', 16, 1794965851034, '{"kind":"taken_back","message":"u15","chair":0}'),
	('73e54dcc02eb8bea-1', 17, 1794965851042, '{"kind":"played","move":"fence a4N","message":"m5","chair":0}'),
	('73e54dcc02eb8bea-1', 18, 1794965851060, '{"kind":"taken_back","message":"u17","chair":0}'),
	('73e54dcc02eb8bea-1', 19, 1794965851083, '{"kind":"played","move":"fence b3N","message":"m6","chair":0}'),
	('73e54dcc02eb8bea-1', 20, 1794965851129, '{"kind":"played","move":"fence c1N","message":"m7","chair":0}'),
	('73e54dcc02eb8bea-1', 21, 1794965851173, '{"kind":"played","move":"flip a5","draws":["reveal joyful"],"message":"m5","chair":1}'),
	('73e54dcc02eb8bea-1', 22, 1794965851190, '{"kind":"played","move":"flip a1","draws":["reveal timid"],"message":"m6","chair":1}'),
	('73e54dcc02eb8bea-1', 23, 1794965851256, '{"kind":"proposed","question":"end","voters":[1],"until":1795052251217,"chair":0}'),
	('73e54dcc02eb8bea-1', 24, 1794965851284, '{"kind":"answered","yes":false,"chair":1}'),
	('73e54dcc02eb8bea-1', 25, 1794965851360, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052251301,"chair":0}'),
	('73e54dcc02eb8bea-1', 26, 1794965851372, '{"kind":"answered","yes":true,"chair":1}'),
	('73e54dcc02eb8bea-1', 27, 1794965851404, '{"kind":"proposed","question":"resume","voters":[1],"until":1795052251389,"chair":0}'),
	('73e54dcc02eb8bea-1', 28, 1794965851441, '{"kind":"answered","yes":true,"chair":1}'),
	('73e54dcc02eb8bea-1', 29, 1794965851519, '{"kind":"played","move":"fence e1N","message":"m8","chair":0}'),
	('73e54dcc02eb8bea-1', 30, 1794965851545, '{"kind":"taken_back","message":"u29","chair":0}');
INSERT INTO public.events VALUES
	('73e54dcc02eb8bea-1', 31, 1794965851564, '{"kind":"played","move":"fence c5N","message":"m9","chair":0}'),
	('73e54dcc02eb8bea-1', 32, 1794965851571, '{"kind":"played","move":"fence c2W","message":"m10","chair":0}'),
	('73e54dcc02eb8bea-1', 33, 1794965851592, '{"kind":"taken_back","message":"u32","chair":0}'),
	('73e54dcc02eb8bea-1', 34, 1794965851600, '{"kind":"played","move":"fence c3W","message":"m11","chair":0}'),
	('73e54dcc02eb8bea-1', 35, 1794965851604, '{"kind":"played","move":"flip d1","draws":["reveal dreamy"],"message":"m7","chair":1}'),
	('73e54dcc02eb8bea-1', 36, 1794965851613, '{"kind":"played","move":"flip d2","draws":["reveal timid"],"message":"m8","chair":1}'),
	('73e54dcc02eb8bea-1', 37, 1794965851617, '{"kind":"played","move":"fence e2W","message":"m12","chair":0}'),
	('73e54dcc02eb8bea-1', 38, 1794965851624, '{"kind":"played","move":"fence e3E","message":"m13","chair":0}'),
	('73e54dcc02eb8bea-1', 39, 1794965851638, '{"kind":"played","move":"flip d2","message":"m9","chair":1}'),
	('73e54dcc02eb8bea-1', 40, 1794965851645, '{"kind":"played","move":"flip a5","message":"m10","chair":1}'),
	('73e54dcc02eb8bea-1', 41, 1794965851653, '{"kind":"played","move":"fence d3W","message":"m14","chair":0}'),
	('73e54dcc02eb8bea-1', 42, 1794965851658, '{"kind":"played","move":"fence d4N","message":"m15","chair":0}'),
	('73e54dcc02eb8bea-1', 43, 1794965851663, '{"kind":"played","move":"flip b2","draws":["reveal timid"],"message":"m11","chair":1}'),
	('73e54dcc02eb8bea-1', 44, 1794965851712, '{"kind":"played","move":"flip b5","draws":["reveal joyful"],"message":"m12","chair":1}'),
	('73e54dcc02eb8bea-1', 45, 1794965851738, '{"kind":"played","move":"fence d3N","message":"m16","chair":0}'),
	('1a464a0ebb3f7a25-1', 1, 1794965852428, '{"kind":"ready","commitment":"5156a4f58c5c319b7f49ce14ce3d1741c4f847da1a93ed6c176fac8e0cf1942f","chair":0}'),
	('1a464a0ebb3f7a25-1', 2, 1794965852489, '{"kind":"ready","commitment":"c878505e7ab081996c2658060061cf3331ab762f78cb4fc95cfe6a580e73f1ef","chair":2}'),
	('1a464a0ebb3f7a25-1', 3, 1794965852567, '{"kind":"revealed","random":"4dfbaa4fe483cc2a1f0871faca67aec279d14fdd6e8f5bc32374f9b1ac2ae076","chair":0}'),
	('1a464a0ebb3f7a25-1', 4, 1794965852660, '{"kind":"revealed","random":"6f62f4fab436acf12bac4d50a2146df7ae37238834150040f240942c95fd8c36","draws":["first 2","tile 0 forest","tile 1 pasture","tile 2 desert"],"chair":2}'),
	('1a464a0ebb3f7a25-1', 5, 1794965852843, '{"kind":"played","move":"place 10","message":"m0","chair":2}'),
	('1a464a0ebb3f7a25-1', 6, 1794965852890, '{"kind":"played","move":"place 29","message":"m0","chair":0}'),
	('1a464a0ebb3f7a25-1', 7, 1794965853066, '{"kind":"played","move":"place 25","draws":["die 2"],"bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 8, 1794965853074, '{"kind":"played","move":"walk 2","message":"m1","chair":2}'),
	('1a464a0ebb3f7a25-1', 9, 1794965853088, '{"kind":"taken_back","message":"u8","chair":2}'),
	('1a464a0ebb3f7a25-1', 10, 1794965853098, '{"kind":"played","move":"walk 40","message":"m2","chair":2}'),
	('1a464a0ebb3f7a25-1', 11, 1794965853118, '{"kind":"played","move":"herd forest-3 forest-2","message":"m3","chair":2}'),
	('1a464a0ebb3f7a25-1', 12, 1794965853143, '{"kind":"taken_back","message":"u11","chair":2}'),
	('1a464a0ebb3f7a25-1', 13, 1794965853177, '{"kind":"played","move":"walk 31","message":"m4","chair":2}'),
	('1a464a0ebb3f7a25-1', 14, 1794965853212, '{"kind":"taken_back","message":"u13","chair":2}'),
	('1a464a0ebb3f7a25-1', 15, 1794965853244, '{"kind":"played","move":"herd forest-3 forest-2","message":"m5","chair":2}'),
	('1a464a0ebb3f7a25-1', 16, 1794965853263, '{"kind":"played","move":"walk 42","draws":["die 3"],"message":"m6","chair":2}'),
	('1a464a0ebb3f7a25-1', 17, 1794965853414, '{"kind":"played","move":"walk 6","message":"m1","chair":0}'),
	('1a464a0ebb3f7a25-1', 18, 1794965853452, '{"kind":"played","move":"walk 28","message":"m2","chair":0}'),
	('1a464a0ebb3f7a25-1', 19, 1794965853471, '{"kind":"played","move":"walk 18","draws":["die 2"],"message":"m3","chair":0}'),
	('1a464a0ebb3f7a25-1', 20, 1794965853494, '{"kind":"played","move":"buy pasture","bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 21, 1794965853559, '{"kind":"played","move":"walk 7","bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 22, 1794965853628, '{"kind":"played","move":"buy mountain","draws":["die 6"],"bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 23, 1794965853658, '{"kind":"played","move":"walk 39","message":"m7","chair":2}'),
	('1a464a0ebb3f7a25-1', 24, 1794965853798, '{"kind":"proposed","question":"end","voters":[2],"until":1795052253731,"chair":0}'),
	('1a464a0ebb3f7a25-1', 25, 1794965853876, '{"kind":"answered","yes":false,"chair":2}'),
	('1a464a0ebb3f7a25-1', 26, 1794965854024, '{"kind":"proposed","question":"pause","voters":[2],"until":1795052253977,"chair":0}'),
	('1a464a0ebb3f7a25-1', 27, 1794965854073, '{"kind":"answered","yes":true,"chair":2}'),
	('1a464a0ebb3f7a25-1', 28, 1794965854146, '{"kind":"proposed","question":"resume","voters":[2],"until":1795052254109,"chair":0}'),
	('1a464a0ebb3f7a25-1', 29, 1794965854180, '{"kind":"answered","yes":true,"chair":2}'),
	('1a464a0ebb3f7a25-1', 30, 1794965854212, '{"kind":"played","move":"walk 4","message":"m8","chair":2}'),
	('1a464a0ebb3f7a25-1', 31, 1794965854237, '{"kind":"taken_back","message":"u30","chair":2}'),
	('1a464a0ebb3f7a25-1', 32, 1794965854288, '{"kind":"played","move":"walk 31","message":"m9","chair":2}'),
	('1a464a0ebb3f7a25-1', 33, 1794965854327, '{"kind":"played","move":"walk 12","draws":["die 1"],"message":"m10","chair":2}'),
	('1a464a0ebb3f7a25-1', 34, 1794965854350, '{"kind":"played","move":"walk 13","message":"m4","chair":0}'),
	('1a464a0ebb3f7a25-1', 35, 1794965854365, '{"kind":"taken_back","message":"u34","chair":0}');
INSERT INTO public.events VALUES
	('1a464a0ebb3f7a25-1', 36, 1794965854374, '{"kind":"played","move":"walk 3","message":"m5","chair":0}'),
	('1a464a0ebb3f7a25-1', 37, 1794965854382, '{"kind":"played","move":"walk 22","message":"m6","chair":0}'),
	('1a464a0ebb3f7a25-1', 38, 1794965854469, '{"kind":"played","move":"walk 15","draws":["die 4"],"message":"m7","chair":0}'),
	('1a464a0ebb3f7a25-1', 39, 1794965854511, '{"kind":"played","move":"buy mountain","bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 40, 1794965854528, '{"kind":"played","move":"walk 2","bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 41, 1794965854559, '{"kind":"played","move":"buy field","draws":["die 1"],"bot":"greedy","chair":1}'),
	('1a464a0ebb3f7a25-1', 42, 1794965854591, '{"kind":"played","move":"walk 21","message":"m11","chair":2}'),
	('1a464a0ebb3f7a25-1', 43, 1794965854614, '{"kind":"played","move":"walk 27","message":"m12","chair":2}'),
	('1a464a0ebb3f7a25-1', 44, 1794965854638, '{"kind":"played","move":"walk 5","draws":["die 3"],"message":"m13","chair":2}'),
	('1a464a0ebb3f7a25-1', 45, 1794965854646, '{"kind":"played","move":"walk 38","message":"m8","chair":0}'),
	('1a464a0ebb3f7a25-1', 46, 1794965854670, '{"kind":"played","move":"walk 19","message":"m9","chair":0}'),
	('7e0422749150c264-1', 1, 1794965855154, '{"kind":"ready","commitment":"b1f3480ae3c65d4f4d3463b9ef0b4bf0b2befc0322ba52ea7bab594bc84d7873","chair":0}'),
	('7e0422749150c264-1', 2, 1794965855204, '{"kind":"ready","commitment":"fa9510ae1ef57e774a47a475e881d942c57db95abbcddc90a2f6ad4a6521be68","chair":1}'),
	('7e0422749150c264-1', 3, 1794965855224, '{"kind":"revealed","random":"3d6b450f569c9cd656adcfbc87f6df5f2ff2ba0f14c9c4413304f4d54ff3847d","chair":0}'),
	('7e0422749150c264-1', 4, 1794965855236, '{"kind":"revealed","random":"b94b947d111f28cfae77f8b5dfc13982e413e87f87b0615b1204254b5f5cda30","draws":["board 0 4","board 1 2","board 2 5","lay S39","lay S19","lay dog","lay S18"],"chair":1}'),
	('7e0422749150c264-1', 5, 1794965855277, '{"kind":"played","move":"bid 18","bot":"random","chair":2}'),
	('7e0422749150c264-1', 6, 1794965855301, '{"kind":"played","move":"bid 15","message":"m0","chair":1}'),
	('7e0422749150c264-1', 7, 1794965855349, '{"kind":"played","move":"bid 20","draws":["roll d12 10","roll d10 1","roll d8 1"],"message":"m0","chair":0}'),
	('7e0422749150c264-1', 8, 1794965855408, '{"kind":"played","move":"keep d12","draws":["roll d10 2","roll d8 6"],"message":"m1","chair":0}'),
	('7e0422749150c264-1', 9, 1794965855484, '{"kind":"played","move":"keep d8","draws":["roll d10 10"],"message":"m2","chair":0}'),
	('7e0422749150c264-1', 10, 1794965855561, '{"kind":"played","move":"take dog","draws":["roll d12 7","roll d10 6","roll d8 5"],"message":"m3","chair":0}'),
	('7e0422749150c264-1', 11, 1794965855606, '{"kind":"played","move":"top S18","draws":["lay S03","lay S28","lay S45","lay S27"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 12, 1794965855625, '{"kind":"played","move":"bid 25","bot":"random","chair":2}'),
	('7e0422749150c264-1', 13, 1794965855678, '{"kind":"played","move":"bid 14","message":"m4","chair":0}'),
	('7e0422749150c264-1', 14, 1794965855701, '{"kind":"taken_back","message":"u13","chair":0}'),
	('7e0422749150c264-1', 15, 1794965855867, '{"kind":"played","move":"bid 25","message":"m5","chair":0}'),
	('7e0422749150c264-1', 16, 1794965855920, '{"kind":"taken_back","message":"u15","chair":0}'),
	('7e0422749150c264-1', 17, 1794965855952, '{"kind":"played","move":"bid 21","message":"m6","chair":0}'),
	('7e0422749150c264-1', 18, 1794965855975, '{"kind":"played","move":"bid 20","draws":["roll d12 2","roll d10 1","roll d8 1"],"message":"m1","chair":1}'),
	('7e0422749150c264-1', 19, 1794965856036, '{"kind":"played","move":"keep d10","draws":["roll d12 10","roll d8 3"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 20, 1794965856076, '{"kind":"played","move":"keep d12","draws":["roll d8 7","roll d12 10","roll d10 9","roll d8 3"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 21, 1794965856091, '{"kind":"played","move":"take S03","message":"m7","chair":0}'),
	('7e0422749150c264-1', 22, 1794965856152, '{"kind":"taken_back","message":"u21","chair":0}'),
	('7e0422749150c264-1', 23, 1794965856173, '{"kind":"played","move":"take S28","message":"m8","chair":0}'),
	('7e0422749150c264-1', 24, 1794965856238, '{"kind":"played","move":"take S27","message":"m9","chair":0}'),
	('7e0422749150c264-1', 25, 1794965856259, '{"kind":"played","move":"take S45","message":"m10","chair":0}'),
	('7e0422749150c264-1', 26, 1794965856283, '{"kind":"played","move":"top S27","draws":["lay S04","lay S15","lay S30","lay S44"],"message":"m11","chair":0}'),
	('7e0422749150c264-1', 27, 1794965856316, '{"kind":"played","move":"bid 19","bot":"random","chair":2}'),
	('7e0422749150c264-1', 28, 1794965856363, '{"kind":"played","move":"bid 23","message":"m12","chair":0}'),
	('7e0422749150c264-1', 29, 1794965856397, '{"kind":"played","move":"bid 26","draws":["roll d12 3","roll d10 8","roll d8 5"],"message":"m2","chair":1}'),
	('7e0422749150c264-1', 30, 1794965856423, '{"kind":"played","move":"keep d10","draws":["roll d12 8","roll d8 8"],"message":"m3","chair":1}'),
	('7e0422749150c264-1', 31, 1794965856447, '{"kind":"played","move":"keep d8","draws":["roll d12 7","roll d12 6","roll d10 9","roll d8 4"],"message":"m4","chair":1}'),
	('7e0422749150c264-1', 32, 1794965856485, '{"kind":"played","move":"keep d10","draws":["roll d12 4","roll d8 8"],"message":"m13","chair":0}'),
	('7e0422749150c264-1', 33, 1794965856521, '{"kind":"played","move":"accept","message":"m14","chair":0}'),
	('7e0422749150c264-1', 34, 1794965856592, '{"kind":"proposed","question":"end","voters":[1],"until":1795052256555,"chair":0}'),
	('7e0422749150c264-1', 35, 1794965856605, '{"kind":"answered","yes":false,"chair":1}'),
	('7e0422749150c264-1', 36, 1794965856629, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052256618,"chair":0}'),
	('7e0422749150c264-1', 37, 1794965856637, '{"kind":"answered","yes":true,"chair":1}'),
	('7e0422749150c264-1', 38, 1794965856681, '{"kind":"proposed","question":"resume","voters":[1],"until":1795052256672,"chair":0}'),
	('7e0422749150c264-1', 39, 1794965856705, '{"kind":"answered","yes":true,"chair":1}');
INSERT INTO public.events VALUES
	('7e0422749150c264-1', 40, 1794965856713, '{"kind":"played","move":"take S44","message":"m15","chair":0}'),
	('7e0422749150c264-1', 41, 1794965856747, '{"kind":"taken_back","message":"u40","chair":0}'),
	('7e0422749150c264-1', 42, 1794965856751, '{"kind":"played","move":"take S30","message":"m16","chair":0}'),
	('7e0422749150c264-1', 43, 1794965856759, '{"kind":"played","move":"take S44","message":"m17","chair":0}'),
	('7e0422749150c264-1', 44, 1794965856776, '{"kind":"taken_back","message":"u43","chair":0}'),
	('7e0422749150c264-1', 45, 1794965856784, '{"kind":"played","move":"take S44","message":"m18","chair":0}'),
	('7e0422749150c264-1', 46, 1794965856799, '{"kind":"played","move":"top S30","message":"m19","chair":0}'),
	('7e0422749150c264-1', 47, 1794965856813, '{"kind":"played","move":"top S04","draws":["lay S07","lay S06","lay S51","lay S32"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 48, 1794965856833, '{"kind":"played","move":"bid 23","bot":"random","chair":2}'),
	('7e0422749150c264-1', 49, 1794965856848, '{"kind":"played","move":"bid 15","message":"m5","chair":1}'),
	('7e0422749150c264-1', 50, 1794965856857, '{"kind":"played","move":"bid 14","draws":["roll d12 8","roll d10 5","roll d8 6"],"message":"m20","chair":0}'),
	('7e0422749150c264-1', 51, 1794965856876, '{"kind":"played","move":"keep d10","draws":["roll d12 12","roll d8 2"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 52, 1794965856898, '{"kind":"played","move":"keep d12","draws":["roll d8 8"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 53, 1794965856994, '{"kind":"played","move":"take S06","draws":["roll d12 10","roll d10 5","roll d8 2"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 54, 1794965857007, '{"kind":"played","move":"top S32","draws":["lay S11","lay dog","lay S25","lay S05"],"message":"m6","chair":1}'),
	('7e0422749150c264-1', 55, 1794965857024, '{"kind":"played","move":"bid 26","bot":"random","chair":2}'),
	('7e0422749150c264-1', 56, 1794965857039, '{"kind":"played","move":"bid 16","message":"m7","chair":1}'),
	('7e0422749150c264-1', 57, 1794965857056, '{"kind":"played","move":"bid 25","draws":["roll d12 8","roll d10 8","roll d8 2"],"message":"m21","chair":0}'),
	('7e0422749150c264-1', 58, 1794965857067, '{"kind":"played","move":"keep d10","draws":["roll d12 5","roll d8 2"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 59, 1794965857081, '{"kind":"played","move":"keep d8","draws":["roll d12 11","roll d12 9","roll d10 2","roll d8 8"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 60, 1794965857120, '{"kind":"played","move":"keep d12","draws":["roll d10 4","roll d8 2"],"message":"m22","chair":0}'),
	('7e0422749150c264-1', 61, 1794965857148, '{"kind":"played","move":"keep d8","draws":["roll d10 10"],"message":"m23","chair":0}'),
	('7e0422749150c264-1', 62, 1794965857191, '{"kind":"played","move":"top S11","draws":["lay S12","lay dog","lay S38","lay S09"],"message":"m8","chair":1}'),
	('7e0422749150c264-1', 63, 1794965857207, '{"kind":"played","move":"bid 26+","bot":"random","chair":2}'),
	('7e0422749150c264-1', 64, 1794965857228, '{"kind":"played","move":"bid 19","message":"m9","chair":1}'),
	('7e0422749150c264-1', 65, 1794965857288, '{"kind":"played","move":"bid 26","draws":["roll d12 7","roll d10 4","roll d8 8"],"message":"m24","chair":0}'),
	('7e0422749150c264-1', 66, 1794965857337, '{"kind":"played","move":"keep d12","draws":["roll d10 2","roll d8 8"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 67, 1794965857365, '{"kind":"played","move":"keep d8","draws":["roll d10 10"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 68, 1794965857408, '{"kind":"played","move":"fail","draws":["roll d12 2","roll d10 9","roll d8 4"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 69, 1794965857419, '{"kind":"played","move":"keep d10","draws":["roll d12 6","roll d8 6"],"message":"m25","chair":0}'),
	('7e0422749150c264-1', 70, 1794965857440, '{"kind":"played","move":"keep d12","draws":["roll d8 1"],"message":"m26","chair":0}'),
	('7e0422749150c264-1', 71, 1794965857496, '{"kind":"played","move":"top S12","draws":["lay S24","lay dog","lay S33","lay S49"],"message":"m10","chair":1}'),
	('7e0422749150c264-1', 72, 1794965857574, '{"kind":"played","move":"bid 22","bot":"random","chair":2}'),
	('7e0422749150c264-1', 73, 1794965857620, '{"kind":"played","move":"bid 16","message":"m27","chair":0}'),
	('7e0422749150c264-1', 74, 1794965857656, '{"kind":"played","move":"bid 14","draws":["roll d12 8","roll d10 4","roll d8 3"],"message":"m11","chair":1}'),
	('7e0422749150c264-1', 75, 1794965857676, '{"kind":"played","move":"keep d12","draws":["roll d10 4","roll d8 3"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 76, 1794965857691, '{"kind":"played","move":"keep d8","draws":["roll d10 3","roll d12 4","roll d10 8","roll d8 5"],"bot":"random","chair":2}'),
	('7e0422749150c264-1', 77, 1794965857708, '{"kind":"played","move":"take S33","message":"m28","chair":0}'),
	('b95cc3221e4e7f5c-1', 1, 1794965857932, '{"kind":"ready","commitment":"79ea6f92d3ff695c7be7cf438622bba55266c8f3fbb4c10e2d266e4cb6864aa9","chair":0}'),
	('b95cc3221e4e7f5c-1', 2, 1794965858052, '{"kind":"ready","commitment":"9e6afe73e2339d4fb3bff667875faf1efae752f0e028307e6cfe100fd2f937e7","chair":1}'),
	('b95cc3221e4e7f5c-1', 3, 1794965858093, '{"kind":"revealed","random":"33d824e14c83e6ef1048b1982a506991755e3af0b07e49f3c934248654d4748e","chair":0}'),
	('b95cc3221e4e7f5c-1', 4, 1794965858123, '{"kind":"revealed","random":"0430c64aebd825ef383de3fe8a0a4e9083aa145d44201fadcf15759f697d69d2","draws":["first 1","deal 0 55","deal 0 1","deal 0 43","deal 0 28","deal 0 39","deal 0 27","deal 1 20","deal 1 12","deal 1 24","deal 1 38","deal 1 2","deal 1 19"],"chair":1}'),
	('b95cc3221e4e7f5c-1', 5, 1794965858272, '{"kind":"played","move":"pick 20","message":"m0","chair":1}'),
	('b95cc3221e4e7f5c-1', 6, 1794965858300, '{"kind":"played","move":"pick 43","message":"m0","chair":0}'),
	('b95cc3221e4e7f5c-1', 7, 1794965858317, '{"kind":"played","move":"pick 19","message":"m1","chair":1}'),
	('b95cc3221e4e7f5c-1', 8, 1794965858324, '{"kind":"played","move":"pick 27","message":"m1","chair":0}'),
	('b95cc3221e4e7f5c-1', 9, 1794965858332, '{"kind":"played","move":"pick 24","message":"m2","chair":0}'),
	('b95cc3221e4e7f5c-1', 10, 1794965858348, '{"kind":"played","move":"pick 55","message":"m2","chair":1}'),
	('b95cc3221e4e7f5c-1', 11, 1794965858362, '{"kind":"taken_back","message":"u10","chair":1}'),
	('b95cc3221e4e7f5c-1', 12, 1794965858369, '{"kind":"played","move":"pick 28","message":"m3","chair":1}');
INSERT INTO public.events VALUES
	('b95cc3221e4e7f5c-1', 13, 1794965858375, '{"kind":"taken_back","message":"u12","chair":1}'),
	('b95cc3221e4e7f5c-1', 14, 1794965858386, '{"kind":"played","move":"pick 39","message":"m4","chair":1}'),
	('b95cc3221e4e7f5c-1', 15, 1794965858427, '{"kind":"proposed","question":"end","voters":[1],"until":1795052258397,"chair":0}'),
	('b95cc3221e4e7f5c-1', 16, 1794965859350, '{"kind":"answered","yes":false,"chair":1}'),
	('b95cc3221e4e7f5c-1', 17, 1794965859459, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052259409,"chair":0}'),
	('b95cc3221e4e7f5c-1', 18, 1794965859506, '{"kind":"answered","yes":true,"chair":1}'),
	('b95cc3221e4e7f5c-1', 19, 1794965859602, '{"kind":"proposed","question":"resume","voters":[1],"until":1795052259557,"chair":0}'),
	('b95cc3221e4e7f5c-1', 20, 1794965859642, '{"kind":"answered","yes":true,"chair":1}'),
	('b95cc3221e4e7f5c-1', 21, 1794965859652, '{"kind":"played","move":"pick 2","message":"m3","chair":0}'),
	('b95cc3221e4e7f5c-1', 22, 1794965859792, '{"kind":"played","move":"pick 55","message":"m5","chair":1}'),
	('b95cc3221e4e7f5c-1', 23, 1794965859842, '{"kind":"played","move":"lay 20 a2","message":"m6","chair":1}'),
	('b95cc3221e4e7f5c-1', 24, 1794965860128, '{"kind":"played","move":"lay 28 a2","message":"m4","chair":0}'),
	('b95cc3221e4e7f5c-1', 25, 1794965860169, '{"kind":"taken_back","message":"u24","chair":0}'),
	('b95cc3221e4e7f5c-1', 26, 1794965860236, '{"kind":"played","move":"lay 28 b1","message":"m5","chair":0}'),
	('b95cc3221e4e7f5c-1', 27, 1794965860265, '{"kind":"taken_back","message":"u26","chair":0}'),
	('b95cc3221e4e7f5c-1', 28, 1794965860315, '{"kind":"played","move":"lay 1 a2","message":"m6","chair":0}'),
	('b95cc3221e4e7f5c-1', 29, 1794965860341, '{"kind":"played","move":"lay 12 a3","message":"m7","chair":1}'),
	('b95cc3221e4e7f5c-1', 30, 1794965860348, '{"kind":"played","move":"fox N","message":"m8","chair":1}'),
	('b95cc3221e4e7f5c-1', 31, 1794965860368, '{"kind":"played","move":"lay 28 a3","message":"m7","chair":0}'),
	('61abf57fdb4e290b-1', 1, 1794965860712, '{"kind":"ready","commitment":"5a7dde37a042bc723261ac74888c4c9e80a77df4b42525279b2cb45d1429bf76","chair":0}'),
	('61abf57fdb4e290b-1', 2, 1794965860800, '{"kind":"ready","commitment":"c778d91f5724e9e22f6a393f481d4e1a062bdc68bd51cb44422a562f1d4f9f36","chair":1}'),
	('61abf57fdb4e290b-1', 3, 1794965860880, '{"kind":"revealed","random":"04c2b54a02144571e790e21e88cd8d062a850936fefeaa6a7931d3fc9cd808a4","chair":0}'),
	('61abf57fdb4e290b-1', 4, 1794965860989, '{"kind":"revealed","random":"4826d054fcd2f480a010d0b239a570b89aa7cc69d0fa2fb3c859214b94a7b433","draws":["first 0","start neutral-parallel 1","deal 0 blank-closed","deal 0 neutral-open","deal 0 blank-open","deal 1 blank-triple","deal 1 blank-closed","deal 1 neutral-open","deal 2 neutral-corner","deal 2 blank-corner","deal 2 blank-open"],"chair":1}'),
	('61abf57fdb4e290b-1', 5, 1794965861199, '{"kind":"played","move":"play sheeple-triple -1,0 2","draws":["draw blank-single"],"message":"m0","chair":0}'),
	('61abf57fdb4e290b-1', 6, 1794965861317, '{"kind":"played","move":"play sheeple-corner -1,1 2","draws":["draw neutral-single"],"message":"m0","chair":1}'),
	('61abf57fdb4e290b-1', 7, 1794965861557, '{"kind":"played","move":"play sheeple-triple 0,-1 3","draws":["draw neutral-single"],"bot":"greedy","chair":2}'),
	('61abf57fdb4e290b-1', 8, 1794965861581, '{"kind":"played","move":"play sheeple-parallel -2,0 1","draws":["draw neutral-parallel"],"message":"m1","chair":0}'),
	('61abf57fdb4e290b-1', 9, 1794965861613, '{"kind":"played","move":"play neutral-single 0,-2 2","draws":["draw blank-corner"],"message":"m1","chair":1}'),
	('61abf57fdb4e290b-1', 10, 1794965861628, '{"kind":"played","move":"play neutral-corner 0,1 1","draws":["draw neutral-open"],"bot":"greedy","chair":2}'),
	('61abf57fdb4e290b-1', 11, 1794965861636, '{"kind":"played","move":"turn 0,1 0","message":"m3","chair":0}'),
	('61abf57fdb4e290b-1', 12, 1794965861648, '{"kind":"played","move":"discard sheeple-open","message":"m4","chair":0}'),
	('61abf57fdb4e290b-1', 13, 1794965861658, '{"kind":"played","move":"discard neutral-parallel","draws":["draw neutral-corner"],"message":"m5","chair":0}'),
	('61abf57fdb4e290b-1', 14, 1794965861664, '{"kind":"played","move":"turn 0,1 3","message":"m3","chair":1}'),
	('61abf57fdb4e290b-1', 15, 1794965861700, '{"kind":"proposed","question":"end","voters":[1],"until":1795052261678,"chair":0}'),
	('61abf57fdb4e290b-1', 16, 1794965861715, '{"kind":"answered","yes":false,"chair":1}'),
	('61abf57fdb4e290b-1', 17, 1794965861752, '{"kind":"proposed","question":"pause","voters":[1],"until":1795052261726,"chair":0}'),
	('61abf57fdb4e290b-1', 18, 1794965861790, '{"kind":"answered","yes":true,"chair":1}'),
	('61abf57fdb4e290b-1', 19, 1794965861831, '{"kind":"proposed","question":"resume","voters":[1],"until":1795052261800,"chair":0}'),
	('61abf57fdb4e290b-1', 20, 1794965861869, '{"kind":"answered","yes":true,"chair":1}'),
	('61abf57fdb4e290b-1', 21, 1794965861888, '{"kind":"played","move":"discard sheeple-open","message":"m4","chair":1}'),
	('61abf57fdb4e290b-1', 22, 1794965861915, '{"kind":"played","move":"discard sheeple-parallel","draws":["draw neutral-triple"],"message":"m5","chair":1}'),
	('61abf57fdb4e290b-1', 23, 1794965861944, '{"kind":"played","move":"play sheeple-corner 1,1 1","draws":["draw blank-open"],"bot":"greedy","chair":2}'),
	('61abf57fdb4e290b-1', 24, 1794965861961, '{"kind":"played","move":"turn 0,0 0","message":"m7","chair":0}'),
	('61abf57fdb4e290b-1', 25, 1794965861980, '{"kind":"taken_back","message":"u24","chair":0}'),
	('61abf57fdb4e290b-1', 26, 1794965862028, '{"kind":"played","move":"turn 1,1 2","message":"m9","chair":0}'),
	('61abf57fdb4e290b-1', 27, 1794965862040, '{"kind":"taken_back","message":"u26","chair":0}'),
	('61abf57fdb4e290b-1', 28, 1794965862076, '{"kind":"played","move":"turn 1,1 3","message":"m11","chair":0}'),
	('61abf57fdb4e290b-1', 29, 1794965862092, '{"kind":"played","move":"discard blank-closed","message":"m12","chair":0}'),
	('61abf57fdb4e290b-1', 30, 1794965862130, '{"kind":"played","move":"discard blank-open","draws":["draw blank-single"],"message":"m13","chair":0}'),
	('61abf57fdb4e290b-1', 31, 1794965862157, '{"kind":"played","move":"turn 1,1 1","message":"m7","chair":1}');
INSERT INTO public.events VALUES
	('7e0422749150c264-1', 78, 1794965862369, '{"kind":"played","move":"take S49","message":"m29","chair":0}'),
	('7e0422749150c264-1', 79, 1794965862416, '{"kind":"played","move":"take dog","message":"m30","chair":0}'),
	('7e0422749150c264-1', 80, 1794965862454, '{"kind":"played","move":"top S49","draws":["lay S16","lay S17","lay S43","lay S31"],"message":"m31","chair":0}'),
	('7e0422749150c264-1', 81, 1794965862497, '{"kind":"played","move":"bid 26","bot":"random","chair":2}'),
	('7e0422749150c264-1', 82, 1794965862520, '{"kind":"played","move":"bid 20","message":"m12","chair":1}'),
	('a654f338b7314878-1', 1, 1794965862692, '{"kind":"ready","commitment":"9a15455444570adf204fffc18351cadf0a29039750e51723fe3cbcae818762e5","chair":0}'),
	('a654f338b7314878-1', 2, 1794965862780, '{"kind":"ready","commitment":"2b7d1ac7a18fd8072598ebef49785b4f172b71b6ce18a3c6f41209b8007e8873","chair":1}'),
	('a654f338b7314878-1', 3, 1794965862857, '{"kind":"ready","commitment":"c142efca809e22cf67094c02c6582e6ba8ec91a94ab4aa0f7652fc96f0f72c38","chair":2}'),
	('a654f338b7314878-1', 4, 1794965862920, '{"kind":"revealed","random":"9d6d7faa0c45439127a1add3a638b9cb83c3ca21c5e3b8ba0de87598b9c84913","chair":0}'),
	('a654f338b7314878-1', 5, 1794965863000, '{"kind":"revealed","random":"b48b8b0e447c60ed87a63ae95b96c8e0b166eae9112b3fff19fee95ea712b820","chair":1}'),
	('a654f338b7314878-1', 6, 1794965863060, '{"kind":"revealed","random":"63f12be44fd366dbcee8efafb6e083e12eeb4ddc7e42e555089cbc2874797572","draws":["first 0","mission 0 barns","mission 1 town","mission 2 sheep","deal 0 40","deal 0 2","deal 0 22","deal 0 47","deal 0 3","deal 1 14","deal 1 33","deal 1 23","deal 1 50","deal 1 52","deal 2 49","deal 2 26","deal 2 53","deal 2 19","deal 2 42"],"chair":2}'),
	('a654f338b7314878-1', 7, 1794965863294, '{"kind":"played","move":"pick 42","message":"m0","chair":2}'),
	('a654f338b7314878-1', 8, 1794965863364, '{"kind":"played","move":"pick 14","message":"m0","chair":1}'),
	('a654f338b7314878-1', 9, 1794965863378, '{"kind":"played","move":"pick 2","message":"m0","chair":0}'),
	('a654f338b7314878-1', 10, 1794965863384, '{"kind":"played","move":"pick 23","message":"m1","chair":2}'),
	('a654f338b7314878-1', 11, 1794965863425, '{"kind":"played","move":"pick 47","message":"m1","chair":1}'),
	('a654f338b7314878-1', 12, 1794965863440, '{"kind":"taken_back","message":"u11","chair":1}'),
	('a654f338b7314878-1', 13, 1794965863461, '{"kind":"played","move":"pick 53","message":"m1","chair":0}'),
	('a654f338b7314878-1', 14, 1794965863469, '{"kind":"played","move":"pick 47","message":"m2","chair":1}'),
	('a654f338b7314878-1', 15, 1794965863480, '{"kind":"played","move":"pick 26","message":"m3","chair":1}'),
	('a654f338b7314878-1', 16, 1794965863506, '{"kind":"played","move":"pick 3","message":"m2","chair":2}'),
	('a654f338b7314878-1', 17, 1794965863534, '{"kind":"taken_back","message":"u16","chair":1}'),
	('1d790c4dc9e90801-1', 1, 1794965863619, '{"kind":"ready","commitment":"b453eb7ddcf26bcbf0ac977b5749ef563ad24b5b6c8b3fb43806c83264d7ddfa","chair":0}'),
	('1d790c4dc9e90801-1', 2, 1794965863684, '{"kind":"ready","commitment":"c136a4e8f3430429e6a1398e0b1ef381d98b653fd22ee0cd33f4a0c6f1014225","chair":1}'),
	('1d790c4dc9e90801-1', 3, 1794965863711, '{"kind":"revealed","random":"147881bc9f7d3a4bd44cf0b0c08f65f54e6fb95b5f432db13a16abf110ad0b62","chair":0}'),
	('1d790c4dc9e90801-1', 4, 1794965863738, '{"kind":"revealed","random":"dbb74d94e0a4f34ed68eb95ef4d9d1e1f86ce7e3334bf94b64088f11d4026556","draws":["board 0 2","board 1 1","lay S03","lay S09","lay S39"],"chair":1}'),
	('1d790c4dc9e90801-1', 5, 1794965863919, '{"kind":"played","move":"bid 24","message":"m0","chair":0}'),
	('1d790c4dc9e90801-1', 6, 1794965863938, '{"kind":"played","move":"bid 21","draws":["roll d12 12","roll d10 2","roll d8 4"],"message":"m0","chair":1}'),
	('1d790c4dc9e90801-1', 7, 1794965863951, '{"kind":"played","move":"keep d10","draws":["roll d12 1","roll d8 2"],"message":"m1","chair":0}'),
	('1d790c4dc9e90801-1', 8, 1794965863958, '{"kind":"played","move":"keep d12","draws":["roll d8 8"],"message":"m2","chair":0}'),
	('1d790c4dc9e90801-1', 9, 1794965863970, '{"kind":"played","move":"top S09","draws":["roll d12 10","roll d10 8","roll d8 2"],"message":"m3","chair":0}'),
	('1d790c4dc9e90801-1', 10, 1794965863979, '{"kind":"played","move":"keep d8","draws":["roll d12 8","roll d10 8"],"message":"m1","chair":1}'),
	('1d790c4dc9e90801-1', 11, 1794965863998, '{"kind":"resigned","bot":"ram","chair":1}'),
	('1d790c4dc9e90801-2', 1, 1794965864068, '{"kind":"ready","commitment":"dd1fb39097ecce78df32330fe34645af991c678c7ceb2f43d4b98f4c81a2a901","chair":0}'),
	('1d790c4dc9e90801-2', 2, 1794965864077, '{"kind":"ready","commitment":"72212cbd62740f58e200a38009f45dd336c83827d14f7f38b413c0112a7a03c5","chair":1}'),
	('1d790c4dc9e90801-2', 3, 1794965864105, '{"kind":"revealed","random":"904a9306bed42677c48328e7905a88825f8c795ce856d4e2a4adabcc50c9fb81","chair":0}'),
	('1d790c4dc9e90801-2', 4, 1794965864122, '{"kind":"revealed","random":"6ee96c41a04e9e20550d35f27491e32e771f8fd71b0c913e149d48a4f43540fc","draws":["board 0 2","board 1 3","lay S31","lay S51","lay dog"],"chair":1}'),
	('1d790c4dc9e90801-2', 5, 1794965864133, '{"kind":"played","move":"bid 17","message":"m4","chair":0}'),
	('1d790c4dc9e90801-2', 6, 1794965864141, '{"kind":"played","move":"bid 14","draws":["roll d12 9","roll d10 5","roll d8 3"],"message":"m2","chair":1}'),
	('1d790c4dc9e90801-2', 7, 1794965864155, '{"kind":"played","move":"top S51","draws":["lay S39","lay S25","lay dog"],"message":"m5","chair":0}'),
	('1d790c4dc9e90801-2', 8, 1794965864183, '{"kind":"played","move":"bid 23","message":"m6","chair":0}'),
	('1d790c4dc9e90801-2', 9, 1794965864205, '{"kind":"played","move":"bid 18","draws":["roll d12 7","roll d10 1","roll d8 2"],"message":"m3","chair":1}'),
	('000708eb66ac4958-1', 1, 1794965864352, '{"kind":"ready","commitment":"8f1108d9bf6b565f327240928a8693dd71b3344691a0e4862b21c84e44c2e765","chair":0}'),
	('000708eb66ac4958-1', 2, 1794965864440, '{"kind":"ready","commitment":"a9b4ecabc2eda5b38542fd148812ed27f97f5e1dccc2364b72fe9655ce1526dc","chair":1}'),
	('000708eb66ac4958-1', 3, 1794965864476, '{"kind":"revealed","random":"7dc1de7c655587105c96485835ac5c78203f6b3daa1bcbeedff85146c3d3c4dd","chair":0}'),
	('000708eb66ac4958-1', 4, 1794965864542, '{"kind":"revealed","random":"bb2489c4f9331ce1d29c3c60df1532afce51b225483da9be6c2167fd9ab0756f","draws":["first 1"],"chair":1}'),
	('000708eb66ac4958-1', 5, 1794965864604, '{"kind":"played","move":"fence b2N","message":"m0","chair":1}'),
	('000708eb66ac4958-1', 6, 1794965864688, '{"kind":"played","move":"fence c5W","message":"m1","chair":1}'),
	('000708eb66ac4958-1', 7, 1794965864699, '{"kind":"played","move":"flip b5","draws":["reveal sleepy"],"message":"m0","chair":0}'),
	('000708eb66ac4958-1', 8, 1794965864714, '{"kind":"played","move":"flip b2","draws":["reveal dreamy"],"message":"m1","chair":0}');
INSERT INTO public.events VALUES
	('000708eb66ac4958-1', 9, 1794965864719, '{"kind":"played","move":"fence b3N","message":"m2","chair":1}'),
	('000708eb66ac4958-1', 10, 1794965864730, '{"kind":"taken_back","message":"u9","chair":1}'),
	('000708eb66ac4958-1', 11, 1794965864736, '{"kind":"played","move":"fence d5W","message":"m3","chair":1}'),
	('000708eb66ac4958-1', 12, 1794965864746, '{"kind":"played","move":"fence c5S","message":"m4","chair":1}'),
	('000708eb66ac4958-1', 13, 1794965864826, '{"kind":"taken_back","message":"u12","chair":1}'),
	('000708eb66ac4958-1', 14, 1794965864865, '{"kind":"played","move":"fence b4N","message":"m5","chair":1}'),
	('000708eb66ac4958-1', 15, 1794965864880, '{"kind":"played","move":"flip a3","draws":["reveal angry"],"message":"m2","chair":0}'),
	('000708eb66ac4958-1', 16, 1794965864908, '{"kind":"resigned","bot":"ram","chair":0}'),
	('54c3d8401c14a348-1', 1, 1794965864968, '{"kind":"ready","commitment":"e0cc6e8b779623079e15a65ac874a7b8eae188eec9dd768928c5fb527885bf1c","chair":0}'),
	('54c3d8401c14a348-1', 2, 1794965864984, '{"kind":"ready","commitment":"3dd660255c0dcce5b85eb4725bf85ce827e3df580368334d8aad2d628786e03b","chair":1}'),
	('54c3d8401c14a348-1', 3, 1794965865001, '{"kind":"ready","commitment":"2c37ba07c618b66f5da9b424227579869931fd02f1dac7f2c1b79869599d8b40","chair":2}'),
	('54c3d8401c14a348-1', 4, 1794965865119, '{"kind":"revealed","random":"0666e51b0624683898eb0368ffcfa0e20a50c1bbfb8a27b2996aab571cfdd76f","chair":0}'),
	('54c3d8401c14a348-1', 5, 1794965865188, '{"kind":"revealed","random":"0f7ffc927641719474e31a551fa9838e40d4227a22a992cb179d9192c1f1153c","chair":1}'),
	('54c3d8401c14a348-1', 6, 1794965865251, '{"kind":"revealed","random":"86815a90ab90d5603c60c96133fa59903d761daf78335696f3940a1e1fdfa01b","draws":["first 0","tile 0 swamp","tile 1 forest","tile 2 field"],"chair":2}'),
	('54c3d8401c14a348-1', 7, 1794965865520, '{"kind":"played","move":"place 33","message":"m0","chair":0}'),
	('54c3d8401c14a348-1', 8, 1794965865532, '{"kind":"played","move":"place 5","message":"m0","chair":1}'),
	('54c3d8401c14a348-1', 9, 1794965865598, '{"kind":"played","move":"place 9","draws":["die 6"],"message":"m0","chair":2}'),
	('54c3d8401c14a348-1', 10, 1794965865647, '{"kind":"played","move":"walk 36","message":"m1","chair":0}'),
	('54c3d8401c14a348-1', 11, 1794965865655, '{"kind":"resigned","bot":"ram","chair":0}'),
	('54c3d8401c14a348-1', 12, 1794965865766, '{"kind":"played","move":"buy swamp","bot":"ram","chair":0}'),
	('54c3d8401c14a348-1', 13, 1794965865816, '{"kind":"played","move":"herd forest-1 swamp-2","draws":["die 4"],"bot":"ram","chair":0}'),
	('54c3d8401c14a348-1', 14, 1794965865874, '{"kind":"played","move":"walk 34","message":"m1","chair":1}'),
	('54c3d8401c14a348-1', 15, 1794965865968, '{"kind":"played","move":"walk 3","message":"m2","chair":1}'),
	('54c3d8401c14a348-1', 16, 1794965866088, '{"kind":"played","move":"walk 14","draws":["die 6"],"message":"m3","chair":1}'),
	('54c3d8401c14a348-1', 17, 1794965866143, '{"kind":"played","move":"walk 31","message":"m1","chair":2}'),
	('aa2367e2c8b53734-1', 1, 1794965866294, '{"kind":"ready","commitment":"9b5f274790b8221922eaf96611bfae98e38847a9483f579b3a5a2be0becf3d20","chair":0}'),
	('aa2367e2c8b53734-1', 2, 1794965866341, '{"kind":"ready","commitment":"674b568151638d3b3d7538cf46ce760e70be95a10b3167976b09f78eabeb1ad5","chair":1}'),
	('aa2367e2c8b53734-1', 3, 1794965866455, '{"kind":"revealed","random":"b4e0b039523e706d7bb1f607666caf1e0e0751d4374aee4d4a66f74fdbe3dfd0","chair":0}'),
	('aa2367e2c8b53734-1', 4, 1794965866556, '{"kind":"revealed","random":"ee61d5e7929056d5329fc2a1d3af865702062c3448eaae4c9ff887399708a24b","draws":["first 1","deal 0 25","deal 0 50","deal 0 3","deal 0 56","deal 0 38","deal 0 14","deal 1 44","deal 1 52","deal 1 20","deal 1 26","deal 1 27","deal 1 41"],"chair":1}'),
	('aa2367e2c8b53734-1', 5, 1794965866746, '{"kind":"played","move":"pick 20","message":"m0","chair":1}'),
	('aa2367e2c8b53734-1', 6, 1794965866757, '{"kind":"taken_back","message":"u5","chair":1}'),
	('aa2367e2c8b53734-1', 7, 1794965866762, '{"kind":"played","move":"pick 44","message":"m1","chair":1}'),
	('aa2367e2c8b53734-1', 8, 1794965866772, '{"kind":"played","move":"pick 27","message":"m2","chair":1}'),
	('aa2367e2c8b53734-1', 9, 1794965866783, '{"kind":"played","move":"pick 25","message":"m0","chair":0}'),
	('aa2367e2c8b53734-1', 10, 1794965866793, '{"kind":"proposed","question":"end","voters":[0],"until":1795052266789,"chair":1}'),
	('aa2367e2c8b53734-1', 11, 1794965866813, '{"kind":"answered","yes":true,"chair":0}'),
	('641a5c6b9ca90a87-1', 1, 1794965866941, '{"kind":"ready","commitment":"f1a63dbcd6adf38cfd82b77dacdd47c56c8b7be3501baa6f5495a6cbec534fc3","chair":0}'),
	('641a5c6b9ca90a87-1', 2, 1794965866968, '{"kind":"ready","commitment":"40bd80fc93f1708bf0052d15e2e2b8589707f18760ea15b8ee49637abdf843a8","chair":1}'),
	('641a5c6b9ca90a87-1', 3, 1794965867015, '{"kind":"ready","commitment":"49b284949c61491a3dc3d0cedbad1e6fe4aba4f69b7b829e997996134dff77e0","chair":2}'),
	('641a5c6b9ca90a87-1', 4, 1794965867035, '{"kind":"revealed","random":"203202d4e4c1f89b29834085cf6b0368b533a655130ead330912f5131f0a0d3f","chair":0}'),
	('641a5c6b9ca90a87-1', 5, 1794965867124, '{"kind":"revealed","random":"30eb3adeab9fdd324326eae36fade8a8beaac1b662165ae589f62d4b4c11ac4f","chair":1}'),
	('641a5c6b9ca90a87-1', 6, 1794965867184, '{"kind":"revealed","random":"76069fc05a4cbf697d19ab08bfecf1e59df168c756f6b3cae24847613a5b22a5","draws":["first 2","tile 0 swamp","tile 1 field","tile 2 mountain"],"chair":2}'),
	('2cd9ae8f894e871d-1', 2, 1794965869548, '{"kind":"ready","commitment":"cab132a4e18af51cddb96cab6d6bc014ae2d6187b3ccf7662cdb250e58745912","chair":1}'),
	('2cd9ae8f894e871d-1', 3, 1794965869673, '{"kind":"revealed","random":"289e9ac1e173d184de0ea507899a22656a7e072638f4de997a74e1921b826aca","chair":0}'),
	('2cd9ae8f894e871d-1', 4, 1794965869857, '{"kind":"revealed","random":"5604c0a6b0fb39cff09724e493866a51d3fe312ad1df566b8ddf9cedcc6ab41c","draws":[],"chair":1}'),
	('2cd9ae8f894e871d-1', 5, 1794965870027, '{"kind":"played","move":"fence c5N","message":"m0","chair":1}'),
	('2cd9ae8f894e871d-1', 6, 1794965870035, '{"kind":"played","move":"flip e4","draws":["reveal joyful"],"message":"m0","chair":0}'),
	('2cd9ae8f894e871d-1', 7, 1794965870046, '{"kind":"played","move":"flip d2","draws":["reveal timid"],"message":"m1","chair":0}'),
	('2cd9ae8f894e871d-1', 8, 1794965870054, '{"kind":"played","move":"fence e4N","message":"m1","chair":1}'),
	('2cd9ae8f894e871d-1', 9, 1794965870070, '{"kind":"taken_back","message":"u8","chair":1}');
INSERT INTO public.events VALUES
	('f651895d2e27defa-1', 1, 1794965870356, '{"kind":"ready","commitment":"ac035d494ea9e70bf691edb4f462662d087fe14f0a4dd4f06a4465d53a889832","chair":0}'),
	('f651895d2e27defa-1', 2, 1794965870389, '{"kind":"ready","commitment":"9960e7b3e455be41e2a86c777bcb17723d48471bd780ffbb0618954948b89d60","chair":2}'),
	('f651895d2e27defa-1', 3, 1794965870433, '{"kind":"revealed","random":"e4d2fed0bfa77c5955ee6f6efd821a8cc705f92a0ed3ab46ee4bad4f20039d96","chair":0}'),
	('f651895d2e27defa-1', 4, 1794965870511, '{"kind":"revealed","random":"e849550138ba4650a707d39906788d2827e77739ec24192ae743bb2bc8400959","draws":[],"chair":2}'),
	('f651895d2e27defa-1', 5, 1794965870763, '{"kind":"played","move":"play blank-triple 2,-1 3","draws":["draw blank-triple"],"message":"m1","chair":0}'),
	('f651895d2e27defa-1', 6, 1794965870797, '{"kind":"played","move":"play sheeple-parallel 1,1 1","draws":["draw neutral-parallel"],"bot":"greedy","chair":1}'),
	('f651895d2e27defa-1', 7, 1794965870814, '{"kind":"played","move":"play sheeple-parallel 3,-1 1","draws":["draw neutral-triple"],"message":"m0","chair":2}'),
	('bc1c5b747729a9f2-1', 1, 1794965870933, '{"kind":"ready","commitment":"08d239852030bc14d7e88a6794a986d4525786e8f83d06aeaa0c6c9f611116f1","chair":0}'),
	('bc1c5b747729a9f2-1', 2, 1794965870988, '{"kind":"revealed","random":"6b7a83f7d5a390e5e572aa2b8199e179938a7955a77ba7dc455b9466a16ddae1","draws":["board 0 3","board 1 6","lay S16","lay S31","lay bone"],"chair":0}'),
	('bc1c5b747729a9f2-1', 3, 1794965871006, '{"kind":"played","move":"bid 16","bot":"random","chair":1}'),
	('bc1c5b747729a9f2-1', 4, 1794965871025, '{"kind":"played","move":"bid 22","draws":["roll d12 3","roll d10 6","roll d8 7"],"message":"m0","chair":0}'),
	('bc1c5b747729a9f2-1', 5, 1794965871061, '{"kind":"played","move":"keep d12","draws":["roll d10 8","roll d8 5"],"message":"m1","chair":0}'),
	('bc1c5b747729a9f2-1', 6, 1794965871083, '{"kind":"played","move":"keep d10","draws":["roll d8 6","roll d12 5","roll d10 4","roll d8 2"],"message":"m2","chair":0}'),
	('bc1c5b747729a9f2-1', 7, 1794965871093, '{"kind":"played","move":"keep d8","draws":["roll d12 6","roll d10 3"],"bot":"random","chair":1}'),
	('bc1c5b747729a9f2-1', 8, 1794965871128, '{"kind":"played","move":"keep d10","draws":["roll d12 11"],"bot":"random","chair":1}'),
	('bc1c5b747729a9f2-1', 9, 1794965871147, '{"kind":"played","move":"take S16","draws":["lay S38","lay S27","lay S09"],"bot":"random","chair":1}'),
	('bc1c5b747729a9f2-1', 10, 1794965871168, '{"kind":"played","move":"bid 22","bot":"random","chair":1}'),
	('bc1c5b747729a9f2-1', 11, 1794965871183, '{"kind":"played","move":"bid 24","draws":["roll d12 3","roll d10 8","roll d8 1"],"message":"m3","chair":0}'),
	('bc1c5b747729a9f2-1', 12, 1794965871220, '{"kind":"hinted","chair":0}'),
	('6dcd87158cc8d43d-1', 1, 1794965871659, '{"kind":"ready","commitment":"840ea3a7d783239faa74a7f95364ecdf475463cfb346b3e7348ae73d427f99df","chair":0}'),
	('6dcd87158cc8d43d-1', 2, 1794965871748, '{"kind":"ready","commitment":"0f0a9af18e0a22dac8c839506312bf39985080c92692b5cb65f820d2aa852ad8","chair":1}'),
	('6dcd87158cc8d43d-1', 3, 1794965871783, '{"kind":"ready","commitment":"b8e38790ad77b998186b4877ea97cc77ff46a14583cc155b143f24e76bbe12d4","chair":2}'),
	('6dcd87158cc8d43d-1', 4, 1794965871848, '{"kind":"revealed","random":"243ffef1f61c88f799861fded3b758e758f1072683961690ced1004ab2e70146","chair":0}'),
	('6dcd87158cc8d43d-1', 5, 1794965871986, '{"kind":"revealed","random":"e0f835f894b786f629518ecdf95c7c358804e6b6d4593d58e54a3af863c728e1","chair":1}'),
	('6dcd87158cc8d43d-1', 6, 1794965872526, '{"kind":"revealed","random":"38474fd07f72c79f671d0820b800958fb8804251bf039f83d412faf72c40de01","draws":["first 0","start blank-corner 0","deal 0 neutral-single","deal 0 blank-triple","deal 0 neutral-open","deal 1 blank-parallel","deal 1 neutral-corner","deal 1 neutral-corner","deal 2 neutral-open","deal 2 blank-parallel","deal 2 blank-open"],"chair":2}'),
	('6dcd87158cc8d43d-1', 7, 1794965872804, '{"kind":"played","move":"play blank-triple 0,-1 0","draws":["draw blank-open"],"message":"m0","chair":0}'),
	('6dcd87158cc8d43d-1', 8, 1794965872838, '{"kind":"played","move":"play sheeple-single 0,-2 1","draws":["draw blank-triple"],"message":"m0","chair":1}'),
	('6dcd87158cc8d43d-1', 9, 1794965872862, '{"kind":"played","move":"play sheeple-open -1,0 0","draws":["draw neutral-parallel"],"message":"m0","chair":2}'),
	('6dcd87158cc8d43d-1', 10, 1794965872885, '{"kind":"proposed","question":"end","voters":[1,2],"until":1795052272881,"chair":0}'),
	('6dcd87158cc8d43d-1', 11, 1794965872904, '{"kind":"answered","yes":true,"chair":1}'),
	('ab25e83f65a9be87-1', 1, 1794965872955, '{"kind":"ready","commitment":"970a7bbd67e208193d8a5c3f51d9c6ebc64bc9aec9290cd1c1618f91bc3b5347","chair":0}'),
	('ab25e83f65a9be87-1', 2, 1794965872986, '{"kind":"revealed","random":"eb270e4a58d503d43450ec55118788f3b358037a8dfd26380f0343d11ed39d5f","draws":[],"chair":0}'),
	('ab25e83f65a9be87-1', 3, 1794965873061, '{"kind":"played","move":"flip d3","draws":["reveal timid -"],"message":"m0","chair":0}'),
	('ab25e83f65a9be87-1', 4, 1794965873124, '{"kind":"played","move":"flip b1","draws":["reveal sleepy -"],"message":"m1","chair":0}'),
	('ab25e83f65a9be87-1', 5, 1794965873132, '{"kind":"played","move":"flip b3","draws":["reveal joyful S"],"message":"m2","chair":0}'),
	('ab25e83f65a9be87-1', 6, 1794965873143, '{"kind":"played","move":"flip d4","draws":["reveal angry S"],"message":"m3","chair":0}'),
	('ab25e83f65a9be87-1', 7, 1794965873146, '{"kind":"played","move":"flip b2","draws":["reveal dreamy E"],"message":"m4","chair":0}'),
	('ab25e83f65a9be87-1', 8, 1794965873154, '{"kind":"played","move":"flip e2","draws":["reveal sleepy S"],"message":"m5","chair":0}'),
	('ab25e83f65a9be87-1', 9, 1794965873159, '{"kind":"played","move":"flip e2","message":"m6","chair":0}'),
	('ab25e83f65a9be87-1', 10, 1794965873168, '{"kind":"played","move":"flip a4","draws":["reveal dreamy S"],"message":"m7","chair":0}'),
	('ab25e83f65a9be87-1', 11, 1794965873188, '{"kind":"played","move":"flip a2","draws":["reveal timid N"],"message":"m8","chair":0}'),
	('1831f873c1701bea-1', 1, 1794965873217, '{"kind":"sat","name":"Ann 2","chair":1}'),
	('1831f873c1701bea-1', 2, 1794965873261, '{"kind":"sat","name":"Cy","chair":2}'),
	('1831f873c1701bea-1', 3, 1794965873271, '{"kind":"left","chair":2}'),
	('1831f873c1701bea-1', 4, 1794965873325, '{"kind":"arranged","target":3,"chair":0}'),
	('1831f873c1701bea-1', 5, 1794965873376, '{"kind":"arranged","target":3,"bot":"greedy","chair":0}'),
	('1831f873c1701bea-1', 6, 1794965873475, '{"kind":"ready","commitment":"ca2b184442793739bcf51cd7013f8908596f091d30df92796e14cfbebf2ec490","chair":0}'),
	('1831f873c1701bea-1', 7, 1794965873493, '{"kind":"ready","commitment":"d3f6158d6e8948c1c7d89fe11a82478596bd2ab58402f4aa19bcbcb1d706e5a5","chair":1}'),
	('1831f873c1701bea-1', 8, 1794965873507, '{"kind":"not_ready","chair":1}'),
	('1831f873c1701bea-1', 9, 1794965873532, '{"kind":"moved","chair":1}');
INSERT INTO public.matches VALUES
	('df433946a25ee61d-1', 'df433946a25ee61d', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '03f785a2f43c5a8ce508239cee93a0eab8326cc9e1918fb3b531531fc73417f8', 15, 'playing', 1, 1794969508156, 1794965868247),
	('7dbfbb73b16d84ed-1', '7dbfbb73b16d84ed', 1, 'sheepland', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '04f4eda6cf92e4c7353b0e864750dd6194dd91bc48f00322f00f9b8bf8b524b3', 14, 'playing', 1, NULL, 1794965869114),
	('bc1c5b747729a9f2-1', 'bc1c5b747729a9f2', 1, 'volle_wolle', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"bot":"random"}]}', 'd683d88a046e4306d5ff5d3120203a215467320f270e48abc67bc99aa3b7edd7', 12, 'playing', 1, NULL, 1794965871220),
	('6dcd87158cc8d43d-1', '6dcd87158cc8d43d', 1, 'meadowmight', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', '1e8c4d6a9b06b3321d27cfeb87acfe739ec1665699bc91944c354734b04b2bb2', 11, 'playing', 4, 1795052272881, 1794965872904),
	('3d6073669e1e2eb3-1', '3d6073669e1e2eb3', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '5464a52d2510db588b47d4b369ec5ba2b45cf1ed983a129e9b120f8668268ae9', 11, 'over', 0, NULL, 1794965829157),
	('c83d83fe720c9c25-1', 'c83d83fe720c9c25', 1, 'sheep_and_thief', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', 'a01e2a9649a8ae5690163bddfd4b00f143ecb0e93a0e845b5a72ba7ffbdc772f', 14, 'over', 0, NULL, 1794965829524),
	('5be3dc5d0e77e237-1', '5be3dc5d0e77e237', 1, 'meadowmight', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '1caaf17424667e1ff53233ee009156965c4725cbc5de447d0af0b54d8163046f', 12, 'over', 0, NULL, 1794965829701),
	('ab193fe664a5916b-1', 'ab193fe664a5916b', 1, 'sheepland', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"bot":"random"}]}', '9c53b066c0b5e08fd52ea270584bbec9353cd4a52b74a08054b68b1fbbf40dff', 16, 'over', 0, NULL, 1794965829754),
	('3397efa6e40f4b0d-1', '3397efa6e40f4b0d', 1, 'volle_wolle', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', 'f6cd5279d450233d092a3fd35004dc4dd8c0efb14abf9dd06ef928b2af8f1763', 16, 'over', 0, NULL, 1794965829948),
	('ba6d3f828e400ea1-1', 'ba6d3f828e400ea1', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{}]}', 'a5ae2c89686c1e59f7591451831988c7445b59f302a945a44d10dd6de2d6f975', 1, 'over', 0, NULL, 1794965830259),
	('6ee253642794412d-1', '6ee253642794412d', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', 'f603a4c6daa3717e0b29b44d1f339f5ea2eea6783ecb6b827b79771195256d61', 161, 'over', 0, NULL, 1794965834528),
	('8770b7cf888b0796-1', '8770b7cf888b0796', 1, 'meadowmight', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '20f8ea01e95e8c256368e500b04f40652ca24519ae6644f28d14801f28782683', 12, 'paused', 0, NULL, 1794965868712),
	('bedeecd396f73226-1', 'bedeecd396f73226', 1, 'sheepland', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', '0f17e4b599b1cde074a49e4ee0f82c4f4ca42779eb7cc216288a4d30f9bb9db3', 67, 'over', 0, NULL, 1794965836447),
	('2cd9ae8f894e871d-1', '2cd9ae8f894e871d', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}],"start":{"line":20,"record":"sheepfold record 1\ngame: te_kuiti\nversion: 1\nplayers: 2\noptions: memory_aid=false flowers=normal\nseed: none\n\n-1 first 1\n1 fence a1N\n1 fence b1N\n0 flip c3\n-1 reveal shepherd\n0 undo 4 agreed\n0 flip c3\n-1 reveal joyful\n0 flip d3\n-1 reveal shepherd\n1 undo 3 agreed\n1 fence c1N\n0 flip c3\n-1 reveal sleepy\n0 flip d3\n-1 reveal ram\n0 ram c1N\n0 flip b3\n-1 reveal dreamy\n1 fence b1N\nend 20 562cd204a98b6905\n"}}', 'a75e165a1807e615175fb9e23a386a0357d3fabb94233849ba300ba9c0dce290', 9, 'playing', 2, NULL, 1794965870070),
	('7e0422749150c264-1', '7e0422749150c264', 1, 'volle_wolle', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"bot":"random"}]}', 'd798211206e057fc5f2a96d2b5c3725c8840bd6652ad3c08ae84d89b5e72af91', 82, 'playing', 1, NULL, 1794965862520),
	('f651895d2e27defa-1', 'f651895d2e27defa', 1, 'meadowmight', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"bot":"greedy"},{"name":"Bob"}],"start":{"line":39,"record":"sheepfold record 1\ngame: meadowmight\nversion: 1\nplayers: 3\noptions: fuzzy_fences=true personal_piles=false wool_wolves=false sheeple=5\nseed: none\n\n-1 first 1\n-1 start blank-open 0\n-1 deal 0 blank-parallel\n-1 deal 0 blank-closed\n-1 deal 0 neutral-corner\n-1 deal 1 blank-triple\n-1 deal 1 neutral-triple\n-1 deal 1 neutral-corner\n-1 deal 2 blank-parallel\n-1 deal 2 neutral-single\n-1 deal 2 neutral-corner\n1 play sheeple-triple 1,0 0\n-1 draw neutral-single\n2 turn 1,0 1\n2 discard sheeple-single\n2 discard neutral-single\n-1 draw neutral-single\n0 play sheeple-triple -1,0 2\n-1 draw neutral-corner\n1 play sheeple-corner 1,-1 0\n-1 draw blank-single\n2 turn 1,0 2\n2 discard sheeple-corner\n2 discard sheeple-triple\n-1 draw blank-corner\n0 play sheeple-corner 0,-1 3\n-1 draw blank-triple\n1 play neutral-triple 2,0 0\n-1 draw neutral-open\n2 turn -1,0 3\n2 discard neutral-corner\n2 discard blank-parallel\n-1 draw blank-single\n0 play sheeple-single 1,-1 2\n-1 draw blank-open\n1 play sheeple-single 0,1 0\n-1 draw neutral-triple\n2 play blank-single 0,2 0\n-1 draw neutral-parallel\nend 39 80629e90a087aafa\n"}}', '4216bf40f57838c2e3968e3247484ea0adf4f963638b2c73c25e4f8ece413993', 7, 'playing', 1, NULL, 1794965870814),
	('1831f873c1701bea-1', '1831f873c1701bea', 1, 'volle_wolle', 1, '{"order":[0,1,2,3],"chairs":[{"name":"Ann"},{},{},{"bot":"random"}]}', 'e4fb022b314c0a44144715bf2a2e39c1bc4cf6687f24a15a22f8b56a7d85f8f7', 9, 'lobby', 2, NULL, 1794965873532),
	('2fa50580cd867272-1', '2fa50580cd867272', 1, 'volle_wolle', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', 'fc03aa9ebc7f09058ad534c143476778396b3f5b8045f228573e40ab58a993ae', 163, 'over', 0, NULL, 1794965841127),
	('1a464a0ebb3f7a25-1', '1a464a0ebb3f7a25', 1, 'sheepland', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"bot":"greedy"},{"name":"Bob"}]}', '7ee940f3de2b10ebdb2895085da8c6cbb9a12e74c1ae469d250c442215ad70e9', 46, 'playing', 1, NULL, 1794965854670),
	('b95cc3221e4e7f5c-1', 'b95cc3221e4e7f5c', 1, 'sheep_and_thief', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '8d900ac7939512a1e582201cc7f52b7088bc60833dee1bfbdcdf51783c06eeb4', 31, 'playing', 1, NULL, 1794965860368),
	('1d790c4dc9e90801-2', '1d790c4dc9e90801', 2, 'volle_wolle', 1, '{"order":[1,0],"chairs":[{"name":"Ann"},{"name":"Bob"}],"rematch":0}', '28f9a425444c342534f5d458cfc10e5109c835fc421faa0140f781471bb40623', 9, 'playing', 1, NULL, 1794965864205),
	('ab25e83f65a9be87-1', 'ab25e83f65a9be87', 1, 'te_kuiti', 1, '{"order":[0],"chairs":[{"name":"Ann"}]}', '52c3d9bc523e8697e038a06aad2f244820828bd34ecab011cfd8adf75717671d', 11, 'playing', 1, NULL, 1794965873188),
	('84e65eb7941faa5a-1', '84e65eb7941faa5a', 1, 'sheep_and_thief', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', '05b092de6a51823e7a3ff9eb2f3e8a5351a7410a993dd0e69e9e05c536b9a918', 130, 'over', 0, NULL, 1794965846060),
	('fe54a39f54409b89-1', 'fe54a39f54409b89', 1, 'meadowmight', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '098dfcdc56256b85b3833b32cf15c9439ee742a263c45e51dbee8a51f73a4985', 111, 'over', 0, NULL, 1794965850512),
	('73e54dcc02eb8bea-1', '73e54dcc02eb8bea', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', '3243de4f158ea041f2e532b60b3f5b15c4bddf87f1fdba88a72959089f7d5ab5', 45, 'playing', 1, NULL, 1794965851738),
	('61abf57fdb4e290b-1', '61abf57fdb4e290b', 1, 'meadowmight', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"bot":"greedy"}]}', '97dd74d06320a9cf857c09796d2fe585cee8fd757cd7e840331de13b79dad088', 31, 'playing', 2, NULL, 1794965862157),
	('a654f338b7314878-1', 'a654f338b7314878', 1, 'sheep_and_thief', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', '8eeace9ec4977f323d56d65b419ea175526b4b7f3f22e9aa2cc7e7a527816a2e', 17, 'playing', 3, NULL, 1794965863534),
	('1d790c4dc9e90801-1', '1d790c4dc9e90801', 1, 'volle_wolle', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', 'a60c54471d0fa0e4089e2aa08ac57585f8848933fae7a8540722972a720cabb7', 11, 'over', 0, NULL, 1794965863998),
	('000708eb66ac4958-1', '000708eb66ac4958', 1, 'te_kuiti', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', 'a6fef218e4df0770fc1d80162cf1015f233c9c5c5fd89bff29241f99fb104585', 16, 'over', 0, NULL, 1794965864908),
	('54c3d8401c14a348-1', '54c3d8401c14a348', 1, 'sheepland', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', '2baedcfdd853820c94e4e46e0d9e37ec12ab6db87dc980ce6d084ba9d9833329', 17, 'playing', 4, NULL, 1794965866143),
	('aa2367e2c8b53734-1', 'aa2367e2c8b53734', 1, 'sheep_and_thief', 1, '{"order":[0,1],"chairs":[{"name":"Ann"},{"name":"Bob"}]}', 'b79d1af01181c33fdb8bafd629ad3646fe5cdb2cc8043f47854386a58221274f', 11, 'over', 0, NULL, 1794965866813),
	('641a5c6b9ca90a87-1', '641a5c6b9ca90a87', 1, 'sheepland', 1, '{"order":[0,1,2],"chairs":[{"name":"Ann"},{"name":"Bob"},{"name":"Cy"}]}', 'dd0cd00d1f8a8e1e42d3b8354eac2ebde26c92cac7ca178b5ed0fd071a283098', 32, 'playing', 4, NULL, 1794965867896);
INSERT INTO public.outages VALUES
	(1794965811999, 1794965827986);
INSERT INTO public.processes VALUES
	('6711f8739b873713', 1794965811999, true),
	('d60db3661d15484e', 1794965874980, true);
INSERT INTO public.replays VALUES
	('raTbt8PZW-qHuo68Vpgx4A', 1794965873577, 'sheepfold record 1
game: te_kuiti
version: 1
players: 2
options: memory_aid=false flowers=normal
seed: 26d11efacb30d856d741170e91d1df2de61786698f87816326b2c1e962aca564

-1 first 1
1 fence c3N
1 undo 2
1 fence a1N
1 fence b5N
1 undo 5
1 undo 4
1 fence a1N
1 fence b1N
0 flip c3
-1 reveal angry
0 flip d3
-1 reveal timid
1 fence c1N
1 fence d1N
0 flip b3
-1 reveal joyful
0 flip e3
-1 reveal sleepy
1 fence e1N
1 fence e1E
0 flip a3
-1 reveal sleepy
0 flip e3
1 fence e2E
1 fence e3E
0 flip a4
-1 reveal joyful
0 flip b3
1 fence e4E
1 fence e5E
0 flip e2
-1 reveal angry
0 flip c3
1 fence e5S
1 fence d5S
0 flip b4
-1 reveal joyful
0 flip d2
-1 reveal shepherd
1 fence c5S
0 flip c4
-1 reveal timid
1 fence b5S
1 fence a5S
0 flip c4
0 flip d3
1 fence a5W
1 fence a4W
0 flip c2
-1 reveal sleepy
0 flip d4
-1 reveal dreamy
1 fence a3W
1 fence a2W
0 flip b2
-1 reveal shepherd
1 fence a1W
0 fence a1N
0 fence b1N
1 flip c3
-1 reveal sleepy
1 flip d3
-1 reveal ram
1 ram b1N
1 flip b3
-1 reveal sleepy
0 fence b1N
0 fence c1N
1 flip e3
-1 reveal ram
1 ram c1N
1 flip a3
-1 reveal joyful
1 flip a4
-1 reveal timid
0 fence c1N
0 fence d1N
1 flip e2
-1 reveal dreamy
1 flip b4
-1 reveal timid
0 fence e1N
0 fence e1E
1 flip b4
1 flip a4
0 fence e2E
0 fence e3E
1 flip d2
-1 reveal angry
1 flip c4
-1 reveal joyful
0 fence e4E
0 fence e5E
1 flip c4
1 flip a3
0 fence e5S
0 fence d5S
1 flip c2
-1 reveal joyful
1 flip d4
-1 reveal shepherd
0 fence c5S
1 flip b2
-1 reveal angry
0 fence b5S
0 fence a5S
1 flip d2
1 flip b2
0 fence a5W
0 fence a4W
1 flip e4
-1 reveal joyful
1 flip c2
0 fence a3W
0 fence a2W
1 flip a2
-1 reveal angry
1 flip a5
-1 reveal timid
0 fence a1W
end 121 f9dfd2a60297ab98
'),
	('nx1YBMW1dXozkgcP1TpkHA', 1794965873661, 'sheepfold record 1
game: volle_wolle
version: 1
players: 2
options: memory_aid=false
seed: 4b4349ad8ced067ab5eb740fab2e006f0622c1c270b958f56e00b2d1df80ab22
seats: greedy, greedy

-1 board 0 5
-1 board 1 4
-1 lay S07
-1 lay S11
-1 lay dog
0 bid 22
1 bid 22
-1 roll d12 8
-1 roll d10 6
-1 roll d8 4
1 keep d12
-1 roll d10 5
-1 roll d8 7
1 accept
1 take S11
1 take dog
-1 roll d12 2
-1 roll d10 4
-1 roll d8 5
0 keep d12
-1 roll d10 3
-1 roll d8 6
0 keep d10
-1 roll d8 4
-1 lay S18
-1 lay dog
-1 lay dog
1 bid 26
0 bid 16
-1 roll d12 8
-1 roll d10 3
-1 roll d8 4
1 keep d10
-1 roll d12 10
-1 roll d8 3
1 keep d8
-1 roll d12 9
-1 roll d12 1
-1 roll d10 7
-1 roll d8 3
0 keep d10
-1 roll d12 6
-1 roll d8 3
0 take dog
0 take S18
-1 lay S49
-1 lay S43
-1 lay S29
1 bid 22
0 bid 22
-1 roll d12 1
-1 roll d10 7
-1 roll d8 5
1 keep d10
-1 roll d12 1
-1 roll d8 8
1 keep d8
-1 roll d12 6
1 accept
1 take S49
-1 roll d12 4
-1 roll d10 8
-1 roll d8 1
0 keep d10
-1 roll d12 3
-1 roll d8 5
0 keep d8
-1 roll d12 12
0 take S43
-1 lay S26
-1 lay S12
-1 lay S46
1 bid 16
0 bid 16
-1 roll d12 6
-1 roll d10 10
-1 roll d8 2
1 top S12
-1 lay S48
-1 lay S28
-1 lay S09
1 bid 22
0 bid 22
-1 roll d12 5
-1 roll d10 7
-1 roll d8 5
1 keep d10
-1 roll d12 2
-1 roll d8 5
1 keep d8
-1 roll d12 7
1 accept
1 take S28
-1 roll d12 9
-1 roll d10 6
-1 roll d8 8
0 top S09
-1 lay dog
-1 lay dog
-1 lay S32
0 bid 26
1 bid 22
-1 roll d12 9
-1 roll d10 9
-1 roll d8 5
0 keep d8
-1 roll d12 8
-1 roll d10 1
0 keep d10
-1 roll d12 7
-1 roll d12 4
-1 roll d10 6
-1 roll d8 8
1 keep d8
-1 roll d12 6
-1 roll d10 3
1 keep d12
-1 roll d10 5
-1 lay S15
-1 lay S22
-1 lay S01
1 bid 22
0 bid 22
-1 roll d12 1
-1 roll d10 9
-1 roll d8 6
1 keep d10
-1 roll d12 2
-1 roll d8 1
1 keep d8
-1 roll d12 7
-1 roll d12 12
-1 roll d10 4
-1 roll d8 4
0 keep d12
-1 roll d10 8
-1 roll d8 8
0 take S22
0 take S15
0 top S15
-1 lay S04
-1 lay dog
-1 lay S25
0 bid 22
1 bid 26
-1 roll d12 9
-1 roll d10 8
-1 roll d8 4
1 keep d10
-1 roll d12 12
-1 roll d8 3
1 keep d12
-1 roll d8 1
1 accept
1 take S25
-1 roll d12 3
-1 roll d10 9
-1 roll d8 2
0 keep d12
-1 roll d10 3
-1 roll d8 6
0 keep d10
-1 roll d8 8
-1 lay S06
-1 lay S17
-1 lay S05
0 bid 26
1 bid 26
-1 roll d12 1
-1 roll d10 2
-1 roll d8 6
1 keep d8
-1 roll d12 12
-1 roll d10 10
1 take S06
1 take S17
1 top S06
-1 roll d12 2
-1 roll d10 3
-1 roll d8 3
0 keep d12
-1 roll d10 8
-1 roll d8 7
0 keep d10
-1 roll d8 2
0 raise bonus
-1 lay S03
-1 lay S44
-1 lay S38
1 bid 22
0 bid 22
-1 roll d12 12
-1 roll d10 6
-1 roll d8 2
1 keep d12
-1 roll d10 6
-1 roll d8 1
1 keep d10
-1 roll d8 1
-1 roll d12 8
-1 roll d10 6
-1 roll d8 7
0 keep d8
-1 roll d12 4
-1 roll d10 2
0 accept
0 take S44
0 take S38
0 top S38
-1 lay S20
-1 lay S16
-1 lay S10
1 bid 16
0 bid 16
-1 roll d12 5
-1 roll d10 9
-1 roll d8 6
1 top S10
-1 lay bone
-1 lay S21
-1 lay S23
0 bid 22
1 bid 22
-1 roll d12 2
-1 roll d10 3
-1 roll d8 2
1 keep d8
-1 roll d12 5
-1 roll d10 10
1 keep d10
-1 roll d12 12
1 take bone
-1 roll d12 12
-1 roll d10 10
-1 roll d8 8
0 top S21
0 bone yes
-1 lay S02
-1 lay S51
-1 lay S47
1 bid 22
0 bid 22
-1 roll d12 10
-1 roll d10 9
-1 roll d8 2
1 keep d12
-1 roll d10 1
-1 roll d8 2
1 keep d8
-1 roll d10 3
-1 roll d12 12
-1 roll d10 9
-1 roll d8 2
0 top S47
-1 lay S30
-1 lay S34
-1 lay dog
1 bid 22
0 bid 16
-1 roll d12 11
-1 roll d10 1
-1 roll d8 3
1 keep d12
-1 roll d10 4
-1 roll d8 8
1 take S34
1 take S30
1 top S34
-1 roll d12 4
-1 roll d10 5
-1 roll d8 4
0 keep d10
-1 roll d12 7
-1 roll d8 5
-1 lay dog
-1 lay S45
-1 lay S39
1 bid 22
0 bid 16
-1 roll d12 11
-1 roll d10 2
-1 roll d8 2
1 keep d12
-1 roll d10 6
-1 roll d8 6
1 take S39
1 take S45
1 top S39
-1 roll d12 1
-1 roll d10 6
-1 roll d8 6
0 keep d8
-1 roll d12 5
-1 roll d10 3
0 keep d12
-1 roll d10 8
-1 lay S33
-1 lay S24
-1 lay S42
0 bid 16
1 bid 22
-1 roll d12 1
-1 roll d10 9
-1 roll d8 4
1 keep d10
-1 roll d12 3
-1 roll d8 3
1 keep d8
-1 roll d12 3
-1 roll d12 9
-1 roll d10 8
-1 roll d8 8
0 top S33
-1 lay S14
-1 lay S27
-1 lay S19
0 bid 26
1 bid 22
-1 roll d12 2
-1 roll d10 9
-1 roll d8 8
0 keep d8
-1 roll d12 8
-1 roll d10 1
0 keep d12
-1 roll d10 1
-1 roll d12 5
-1 roll d10 4
-1 roll d8 3
1 keep d8
-1 roll d12 8
-1 roll d10 7
1 keep d10
-1 roll d12 1
0 top S14
-1 lay S31
-1 lay S13
-1 lay S36
1 bid 22
0 bid 16
-1 roll d12 12
-1 roll d10 10
-1 roll d8 1
1 top S13
1 bone yes
-1 lay S40
-1 lay S37
-1 lay S35
0 bid 22
1 bid 24
-1 roll d12 12
-1 roll d10 10
-1 roll d8 8
1 top S35
-1 lay S50
-1 lay S08
-1 lay S41
0 bid 22
1 bid 22
-1 roll d12 7
-1 roll d10 1
-1 roll d8 8
0 keep d8
-1 roll d12 4
-1 roll d10 7
0 accept
0 take S50
0 take S41
0 top S41
-1 roll d12 8
-1 roll d10 9
-1 roll d8 7
end 372 76e27e16d0ada4af
');
INSERT INTO public.seeds VALUES
	('3d6073669e1e2eb3-1', '\x990cdfd44b82052a0caf2f52504586b9eb8a705afc13e0a46647d6b6965acfb1'),
	('ab193fe664a5916b-1', '\xbfec391274336e3498dd6018e24211eef111de691380d032a61c1032c0e18c28'),
	('3397efa6e40f4b0d-1', '\xbd34312be312cbeb750f4b99aa7135461aec48e8d1cf41595976c7e291e82e6d'),
	('c83d83fe720c9c25-1', '\x3d84a1f243a767f2d89c9c227acdd20464bebf67b753920194a4e1c3dec17068'),
	('5be3dc5d0e77e237-1', '\xc340c93504c409c5d4cf13968bb4fe23029e886f9c27c4f706c0cf54cd0872f2'),
	('ba6d3f828e400ea1-1', '\xdd6818fc407072982d9cdf1004ea91f771a14499e601dd8473f7989f57834058'),
	('6ee253642794412d-1', '\xa7566346b35643651d8dc58b4be1e5b5a5d3da95d058680c210fbee62cba848a'),
	('bedeecd396f73226-1', '\x79ba032a89bcf06f274bbb84221996d32016ca282e07c830a99580220cca41b4'),
	('2fa50580cd867272-1', '\xc3228c2b72656d39768534e1765cd15b29bd193ba1f47609f10ce8460ce02e6f'),
	('84e65eb7941faa5a-1', '\x90707d2b76e2ab8c74e3765043f81cb831f00acfc1433f1ef49d647c43826a24'),
	('fe54a39f54409b89-1', '\x59a94f8d247765fbd8bb7189a9f988e5d1b07f726f24ea3ca9eb655c8bf6634b'),
	('73e54dcc02eb8bea-1', '\x1364f2208591675f3f2d61eb3a721335bd87a9f3cb734bfa6bdd86734a64705a'),
	('1a464a0ebb3f7a25-1', '\xb06686151d447cbe76c2b9406de4e7a1eab6a97550fd37141ec0ba4117a609ea'),
	('7e0422749150c264-1', '\x0ffdb167f8444fc50c400efc5ba0948fa6ac99eac5ff1d6074cb27f2f27576a9'),
	('b95cc3221e4e7f5c-1', '\xcd022cc4db3a80dee8e53f24b67420553b7c31a029a41e9068e6ff4f713eebc0'),
	('61abf57fdb4e290b-1', '\x2d1a3dbad4db5d5d9b9ccb643802b2a8dc0b7c7a0af4af2ff921512afe7dcaa5'),
	('a654f338b7314878-1', '\x995916f915ac9684fdd877b403a1837bef98caa3d8fb88aaed17ab1010493573'),
	('1d790c4dc9e90801-1', '\xe11b840d2c3a060143d757d445f6c80a4cc5c19f18d631edf845716738c58199'),
	('1d790c4dc9e90801-2', '\x612ae1b58aaa0b8e2068df49a95fe9513e44ecc7e2255a258263f3201ec82306'),
	('000708eb66ac4958-1', '\xa82a4eecd4495744932bbe3486dc09f41cc6b6805a6e4dde91283f3902c2f369'),
	('54c3d8401c14a348-1', '\x33c1c8078515bc1c3a3c323aa2124973a78ff7a22c988a7b5ebd893499490382'),
	('aa2367e2c8b53734-1', '\xfc348b7a44b22e8d602bc5ac700d659c426b76a3e92817845073c3f3d9ce98cf'),
	('641a5c6b9ca90a87-1', '\xb0efba1d2d8b81238891827492ecf46101b9a80fa604a2b6b4ef7d5874aa4d7d'),
	('df433946a25ee61d-1', '\x3126a2425bcfa1f81598cbea9a3549a71956600e63cbc2466785b3c3911423f0'),
	('8770b7cf888b0796-1', '\x0310e4f579deea323fe61a49a2e76e5e424cf675d151d865fde849b5b31308ab'),
	('7dbfbb73b16d84ed-1', '\xdf1725d1a9ee2440cd9dc7aa69da7be1badb5ad957278fda1a6b8e56ebf132df'),
	('2cd9ae8f894e871d-1', '\x15e7946ba7b4d6be8bc08e9acaeed5ec83b354f2d5b6385c69de5e581f0ac02b'),
	('f651895d2e27defa-1', '\x49e1cb15d0ebfefcada51131ea43a4f76c498718ba7a80335311e2715d246400'),
	('bc1c5b747729a9f2-1', '\xf78c47da419888e1abbf0eeb66480f45845b071d99e596891f584ae4ea476a42'),
	('6dcd87158cc8d43d-1', '\xb16ed1f1d1e5dd1d5246af95724947fef643d29ad29b8140f38e658cd764c4cb'),
	('ab25e83f65a9be87-1', '\xa34dea26c11939a3ec3456d1b49d5e32435588042a2ee27116de2628d650767d'),
	('1831f873c1701bea-1', '\x2f058e699730f8e86b6540f5ac2ae75c38d541e0d6fe6fe480d49adcbe05c97c');
INSERT INTO public.sheepfold_version VALUES
	('0001');
INSERT INTO public.tables VALUES
	('3d6073669e1e2eb3', 1791509802528, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{}}', '9f2bb35c095d23c19ce8c1257579c0507f56a067749ab8d03072c146f381f915'),
	('ab193fe664a5916b', 1791509804307, '{"game":"sheepland","players":3,"options":{"memory_aid":"false"},"time":{"kind":"move","seconds":5}}', '014fe88d23a068a03888ee9d68469ab2744b1227b364fc425115edefc80b0e74'),
	('3397efa6e40f4b0d', 1791509805607, '{"game":"volle_wolle","players":3,"options":{"memory_aid":"false"},"time":{}}', 'b4094329c69ee14d8cec3464a4fcac15aa3e80c06e53fd41fd9574b2fb8086c5'),
	('c83d83fe720c9c25', 1791509807189, '{"game":"sheep_and_thief","players":2,"options":{"missions":"false","black_sheep":"false"},"time":{}}', '2cb06f253588e2efb73054ba936b7ec36c30d880ff4532a418a417042a921282'),
	('5be3dc5d0e77e237', 1791509807880, '{"game":"meadowmight","players":2,"options":{"fuzzy_fences":"false","personal_piles":"false","wool_wolves":"false","sheeple":"5"},"time":{}}', '3c57d329a52663f834c2bf1990a0003f5cf5ebc22e42a7a53cfdc083ece4fb66'),
	('ba6d3f828e400ea1', 1791509811776, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{}}', '4a1ce9c3fc968b64d9e8a2e21bb198673d35b9119621664ee557a5cbc265926a'),
	('6ee253642794412d', 1794965830669, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{}}', 'fd70ab4fcceb94099b700ba8c18e8d0630a29fdb888b8bd1a2330e9c8f8c1e71'),
	('bedeecd396f73226', 1794965834563, '{"game":"sheepland","players":3,"options":{"memory_aid":"false"},"time":{}}', '179535deb3eac1278e38811ec68ae5e9aef6d8f30d027226b846a2bff2c7c44e'),
	('2fa50580cd867272', 1794965836489, '{"game":"volle_wolle","players":3,"options":{"memory_aid":"false"},"time":{}}', '4e74c231ac38400178b0a1c621571065bda1b22dd4edfb2c0e2c0d332a895fa2'),
	('84e65eb7941faa5a', 1794965841149, '{"game":"sheep_and_thief","players":3,"options":{"missions":"true","black_sheep":"true"},"time":{}}', '407e27db3c084e52ce6ff37d356995425f710713038d328f1c0d8cd0a725701f'),
	('fe54a39f54409b89', 1794965846112, '{"game":"meadowmight","players":2,"options":{"fuzzy_fences":"true","personal_piles":"true","wool_wolves":"true","sheeple":"5"},"time":{}}', '1396badbaaa69e02c75b4836189990d048fed16300e893bbe619a07646e18a3f'),
	('73e54dcc02eb8bea', 1794965850530, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"true","flowers":"normal"},"time":{}}', 'a102e4c639b2edc98b40ccbcde5a8154b79c27ecafc75dc927dcb2ae93c41009'),
	('1a464a0ebb3f7a25', 1794965852266, '{"game":"sheepland","players":3,"options":{"memory_aid":"false"},"time":{}}', '820810dbb62d64e140c305a25ae0527e0be19560d44a451d4a57b8379a7eac3e'),
	('7e0422749150c264', 1794965855025, '{"game":"volle_wolle","players":3,"options":{"memory_aid":"true"},"time":{}}', '62973b2fc4c7dcffe8d470f07b288d54e8ca2aa8e803cdae164eb84658abbc19'),
	('b95cc3221e4e7f5c', 1794965857903, '{"game":"sheep_and_thief","players":2,"options":{"missions":"false","black_sheep":"false"},"time":{}}', 'd5c789f1083652a368e6f96f7547213a1eed290800016db7ba91b19ba226341a'),
	('61abf57fdb4e290b', 1794965860546, '{"game":"meadowmight","players":3,"options":{"fuzzy_fences":"false","personal_piles":"false","wool_wolves":"false","sheeple":"2"},"time":{}}', 'bd9e6f0699f0a1f0830dd4f14188cf0f29839535bd9df81df879106801a9112f'),
	('a654f338b7314878', 1794965862552, '{"game":"sheep_and_thief","players":3,"options":{"missions":"true","black_sheep":"false"},"time":{}}', '220d89341aecceea75ed75f60b423590c3abb8a7dc8d0e9829c56fa401f0da28'),
	('1d790c4dc9e90801', 1794965863579, '{"game":"volle_wolle","players":2,"options":{"memory_aid":"false"},"time":{}}', 'f1daa809004723cf8c19c935667320a0fd3552a2ab8b9c67fa07522ffa84a10b'),
	('000708eb66ac4958', 1794965864243, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{}}', '8eb3122ae7ae377285197a724c431224e080aac79d49ae2393f35e09ddf2afe9'),
	('54c3d8401c14a348', 1794965864934, '{"game":"sheepland","players":3,"options":{"memory_aid":"false"},"time":{}}', 'a88488dfdd0e5450a63f243d3ff825e4b64c852e203021a56fbf9ecf3a877317'),
	('aa2367e2c8b53734', 1794965866185, '{"game":"sheep_and_thief","players":2,"options":{"missions":"false","black_sheep":"false"},"time":{}}', '84548ba402b6221d8773353b4c5ba34146de49bb1879edd04a9521cd0d766a5c'),
	('641a5c6b9ca90a87', 1794965866839, '{"game":"sheepland","players":3,"options":{"memory_aid":"false"},"time":{}}', '0af3ebe3f6e319a828dfcabfaa2a6a8a1d1cf045eeaa36aeb04c57a4885bcb04'),
	('df433946a25ee61d', 1794965867905, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{"kind":"player","seconds":3600,"increment":10}}', 'ec6c88cee107d9cc9dd51d360f9dbc769b13f60cc23dd1834a859902c6c5481c'),
	('8770b7cf888b0796', 1794965868281, '{"game":"meadowmight","players":2,"options":{"fuzzy_fences":"false","personal_piles":"false","wool_wolves":"false","sheeple":"5"},"time":{"kind":"move","seconds":3600}}', 'eac070adf1dbd52bc19ff97ba932f25fd95b28c90dfc59af7c098d433ed09704'),
	('7dbfbb73b16d84ed', 1794965868770, '{"game":"sheepland","players":2,"options":{"memory_aid":"false"},"components":"{\"game\": \"sheepland\", \"status\": \"The map is fact: twelve independent public implementations of the printed board agree on it. The words field, desert, swamp, forest are descriptive; the rulebook names only pasture and mountain. x,y are thousandths of the board''s width and height (width:height = 900:1292): a hint for laying out our own drawing.\", \"terrains\": [\"field\", \"mountain\", \"desert\", \"swamp\", \"forest\", \"pasture\"], \"regions\": [{\"id\": 0, \"terrain\": \"sheepsburg\", \"name\": \"Sheepsburg\", \"x\": 526, \"y\": 457}, {\"id\": 1, \"terrain\": \"field\", \"name\": \"field-1\", \"x\": 396, \"y\": 370}, {\"id\": 2, \"terrain\": \"field\", \"name\": \"field-2\", \"x\": 383, \"y\": 198}, {\"id\": 3, \"terrain\": \"field\", \"name\": \"field-3\", \"x\": 640, \"y\": 125}, {\"id\": 4, \"terrain\": \"mountain\", \"name\": \"mountain-1\", \"x\": 565, \"y\": 314}, {\"id\": 5, \"terrain\": \"mountain\", \"name\": \"mountain-2\", \"x\": 789, \"y\": 204}, {\"id\": 6, \"terrain\": \"mountain\", \"name\": \"mountain-3\", \"x\": 882, \"y\": 297}, {\"id\": 7, \"terrain\": \"desert\", \"name\": \"desert-1\", \"x\": 702, \"y\": 390}, {\"id\": 8, \"terrain\": \"desert\", \"name\": \"desert-2\", \"x\": 867, \"y\": 447}, {\"id\": 9, \"terrain\": \"desert\", \"name\": \"desert-3\", \"x\": 842, \"y\": 639}, {\"id\": 10, \"terrain\": \"swamp\", \"name\": \"swamp-1\", \"x\": 693, \"y\": 545}, {\"id\": 11, \"terrain\": \"swamp\", \"name\": \"swamp-2\", \"x\": 690, \"y\": 766}, {\"id\": 12, \"terrain\": \"swamp\", \"name\": \"swamp-3\", \"x\": 475, \"y\": 873}, {\"id\": 13, \"terrain\": \"forest\", \"name\": \"forest-1\", \"x\": 538, \"y\": 626}, {\"id\": 14, \"terrain\": \"forest\", \"name\": \"forest-2\", \"x\": 328, \"y\": 774}, {\"id\": 15, \"terrain\": \"forest\", \"name\": \"forest-3\", \"x\": 186, \"y\": 677}, {\"id\": 16, \"terrain\": \"pasture\", \"name\": \"pasture-1\", \"x\": 389, \"y\": 563}, {\"id\": 17, \"terrain\": \"pasture\", \"name\": \"pasture-2\", \"x\": 211, \"y\": 451}, {\"id\": 18, \"terrain\": \"pasture\", \"name\": \"pasture-3\", \"x\": 157, \"y\": 251}], \"roads\": [{\"id\": 1, \"number\": 3, \"regions\": [2, 3], \"adjacent\": [3, 6], \"x\": 519, \"y\": 167}, {\"id\": 2, \"number\": 1, \"regions\": [3, 5], \"adjacent\": [3, 7], \"x\": 701, \"y\": 174}, {\"id\": 3, \"number\": 2, \"regions\": [3, 4], \"adjacent\": [1, 2, 6, 7], \"x\": 594, \"y\": 241}, {\"id\": 4, \"number\": 2, \"regions\": [5, 6], \"adjacent\": [9, 12], \"x\": 835, \"y\": 248}, {\"id\": 5, \"number\": 2, \"regions\": [2, 18], \"adjacent\": [8, 10], \"x\": 258, \"y\": 254}, {\"id\": 6, \"number\": 6, \"regions\": [2, 4], \"adjacent\": [1, 3, 8, 11], \"x\": 510, \"y\": 259}, {\"id\": 7, \"number\": 3, \"regions\": [4, 5], \"adjacent\": [2, 3, 9, 13], \"x\": 661, \"y\": 281}, {\"id\": 8, \"number\": 4, \"regions\": [1, 2], \"adjacent\": [5, 6, 10, 11], \"x\": 412, \"y\": 295}, {\"id\": 9, \"number\": 5, \"regions\": [5, 7], \"adjacent\": [4, 7, 12, 13], \"x\": 722, \"y\": 315}, {\"id\": 10, \"number\": 3, \"regions\": [1, 18], \"adjacent\": [5, 8, 14, 17], \"x\": 315, \"y\": 323}, {\"id\": 11, \"number\": 5, \"regions\": [1, 4], \"adjacent\": [6, 8, 16, 20], \"x\": 483, \"y\": 335}, {\"id\": 12, \"number\": 3, \"regions\": [6, 7], \"adjacent\": [4, 9, 15, 18], \"x\": 800, \"y\": 340}, {\"id\": 13, \"number\": 4, \"regions\": [4, 7], \"adjacent\": [7, 9, 16, 19], \"x\": 631, \"y\": 350}, {\"id\": 14, \"number\": 1, \"regions\": [17, 18], \"adjacent\": [10, 17], \"x\": 169, \"y\": 364}, {\"id\": 15, \"number\": 1, \"regions\": [6, 8], \"adjacent\": [12, 18], \"x\": 900, \"y\": 364}, {\"id\": 16, \"number\": 1, \"regions\": [0, 4], \"adjacent\": [11, 13, 19, 20], \"x\": 528, \"y\": 383}, {\"id\": 17, \"number\": 2, \"regions\": [1, 17], \"adjacent\": [10, 14, 21, 26], \"x\": 315, \"y\": 405}, {\"id\": 18, \"number\": 6, \"regions\": [7, 8], \"adjacent\": [12, 15, 22, 23], \"x\": 786, \"y\": 416}, {\"id\": 19, \"number\": 2, \"regions\": [0, 7], \"adjacent\": [13, 16, 22, 24], \"x\": 603, \"y\": 418}, {\"id\": 20, \"number\": 6, \"regions\": [0, 1], \"adjacent\": [11, 16, 21, 25], \"x\": 451, \"y\": 420}, {\"id\": 21, \"number\": 1, \"regions\": [1, 16], \"adjacent\": [17, 20, 25, 26], \"x\": 379, \"y\": 461}, {\"id\": 22, \"number\": 1, \"regions\": [7, 10], \"adjacent\": [18, 19, 23, 24], \"x\": 676, \"y\": 462}, {\"id\": 23, \"number\": 2, \"regions\": [8, 10], \"adjacent\": [18, 22, 29, 31], \"x\": 786, \"y\": 487}, {\"id\": 24, \"number\": 3, \"regions\": [0, 10], \"adjacent\": [19, 22, 27, 30], \"x\": 612, \"y\": 491}, {\"id\": 25, \"number\": 5, \"regions\": [0, 16], \"adjacent\": [20, 21, 27, 32], \"x\": 458, \"y\": 494}, {\"id\": 26, \"number\": 3, \"regions\": [16, 17], \"adjacent\": [17, 21, 28, 33], \"x\": 312, \"y\": 500}, {\"id\": 27, \"number\": 4, \"regions\": [0, 13], \"adjacent\": [24, 25, 30, 32], \"x\": 542, \"y\": 526}, {\"id\": 28, \"number\": 4, \"regions\": [15, 17], \"adjacent\": [26, 33], \"x\": 242, \"y\": 544}, {\"id\": 29, \"number\": 5, \"regions\": [8, 9], \"adjacent\": [23, 31], \"x\": 875, \"y\": 546}, {\"id\": 30, \"number\": 5, \"regions\": [10, 13], \"adjacent\": [24, 27, 34, 36], \"x\": 610, \"y\": 576}, {\"id\": 31, \"number\": 4, \"regions\": [9, 10], \"adjacent\": [23, 29, 34, 38], \"x\": 750, \"y\": 583}, {\"id\": 32, \"number\": 6, \"regions\": [13, 16], \"adjacent\": [25, 27, 35, 37], \"x\": 471, \"y\": 591}, {\"id\": 33, \"number\": 2, \"regions\": [15, 16], \"adjacent\": [26, 28, 35, 40], \"x\": 322, \"y\": 595}, {\"id\": 34, \"number\": 6, \"regions\": [10, 11], \"adjacent\": [30, 31, 36, 38], \"x\": 672, \"y\": 642}, {\"id\": 35, \"number\": 4, \"regions\": [14, 16], \"adjacent\": [32, 33, 37, 40], \"x\": 386, \"y\": 660}, {\"id\": 36, \"number\": 2, \"regions\": [11, 13], \"adjacent\": [30, 34, 39, 41], \"x\": 610, \"y\": 682}, {\"id\": 37, \"number\": 3, \"regions\": [13, 14], \"adjacent\": [32, 35, 39, 42], \"x\": 462, \"y\": 690}, {\"id\": 38, \"number\": 1, \"regions\": [9, 11], \"adjacent\": [31, 34], \"x\": 760, \"y\": 710}, {\"id\": 39, \"number\": 1, \"regions\": [12, 13], \"adjacent\": [36, 37, 41, 42], \"x\": 532, \"y\": 721}, {\"id\": 40, \"number\": 1, \"regions\": [14, 15], \"adjacent\": [33, 35], \"x\": 254, \"y\": 747}, {\"id\": 41, \"number\": 5, \"regions\": [11, 12], \"adjacent\": [36, 39], \"x\": 610, \"y\": 793}, {\"id\": 42, \"number\": 2, \"regions\": [12, 14], \"adjacent\": [37, 39], \"x\": 386, \"y\": 829}], \"fences\": 20, \"final_fences\": 12, \"tile_prices\": [0, 0, 1, 1, 2], \"players\": [2, 3, 4], \"dinars\": {\"2\": 30, \"3\": 20, \"4\": 20}, \"shepherds_each\": {\"2\": 2, \"3\": 1, \"4\": 1}}","time":{}}', '06f814747bf72a6292b98d76ffc6a6dd9d88376c0b2ef0e03eff3442459e679e'),
	('2cd9ae8f894e871d', 1794965869301, '{"game":"te_kuiti","players":2,"options":{"memory_aid":"false","flowers":"normal"},"time":{}}', '7149e03db9d350a0ee1418703d04ef0ebf9ae672fd55987ae561113beb89b31c'),
	('bc1c5b747729a9f2', 1794965870847, '{"game":"volle_wolle","players":2,"options":{"memory_aid":"false"},"time":{},"hints":true}', '26bef6d0e68a90acd9794c12306a1bb16128c8f34f2449a236055b94e486963f'),
	('6dcd87158cc8d43d', 1794965871592, '{"game":"meadowmight","players":3,"options":{"fuzzy_fences":"false","personal_piles":"false","wool_wolves":"false","sheeple":"5"},"time":{}}', '5d82c766ef1c006b1eef954fe53d178dad63e0ea69e3955b83c44666ad01e954'),
	('ab25e83f65a9be87', 1794965872923, '{"game":"te_kuiti","players":1,"options":{"memory_aid":"false","flowers":"easy"},"time":{},"watching":false,"hints":true}', NULL),
	('f651895d2e27defa', 1794965870236, '{"game":"meadowmight","players":3,"options":{"fuzzy_fences":"true","personal_piles":"false","wool_wolves":"false","sheeple":"5"},"components":"{\"game\": \"meadowmight\", \"status\": [\"my own tiles\"], \"players\": [2, 3, 4, 5, 6], \"colours\": [\"teal\", \"green\", \"yellow\", \"red\", \"pink\", \"indigo\"], \"sheeple_each\": 5, \"dealt\": 3, \"tiles\": [{\"id\": \"blank-open-1\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"blank-open-2\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"blank-open-3\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"blank-open-4\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"neutral-open-1\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"neutral-open-2\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"neutral-open-3\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"neutral-open-4\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"sheeple-teal-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"teal\", \"set\": \"base\"}, {\"id\": \"sheeple-green-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"green\", \"set\": \"base\"}, {\"id\": \"sheeple-yellow-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"yellow\", \"set\": \"base\"}, {\"id\": \"sheeple-red-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"red\", \"set\": \"base\"}, {\"id\": \"sheeple-pink-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"pink\", \"set\": \"base\"}, {\"id\": \"sheeple-indigo-open-1\", \"kind\": \"sheeple\", \"fences\": \"\", \"colour\": \"indigo\", \"set\": \"base\"}, {\"id\": \"tree-open-1\", \"kind\": \"tree\", \"fences\": \"\", \"set\": \"wool_wolves\"}, {\"id\": \"pond-open-1\", \"kind\": \"pond\", \"fences\": \"\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-single-1\", \"kind\": \"blank\", \"fences\": \"S\", \"set\": \"base\"}, {\"id\": \"blank-single-2\", \"kind\": \"blank\", \"fences\": \"S\", \"set\": \"base\"}, {\"id\": \"blank-single-3\", \"kind\": \"blank\", \"fences\": \"S\", \"set\": \"base\"}, {\"id\": \"blank-single-4\", \"kind\": \"blank\", \"fences\": \"S\", \"set\": \"base\"}, {\"id\": \"neutral-single-1\", \"kind\": \"neutral\", \"fences\": \"S\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-single-2\", \"kind\": \"neutral\", \"fences\": \"S\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-single-3\", \"kind\": \"neutral\", \"fences\": \"S\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-single-4\", \"kind\": \"neutral\", \"fences\": \"S\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"sheeple-teal-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"teal\", \"set\": \"base\"}, {\"id\": \"sheeple-green-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"green\", \"set\": \"base\"}, {\"id\": \"sheeple-yellow-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"yellow\", \"set\": \"base\"}, {\"id\": \"sheeple-red-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"red\", \"set\": \"base\"}, {\"id\": \"sheeple-pink-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"pink\", \"set\": \"base\"}, {\"id\": \"sheeple-indigo-single-1\", \"kind\": \"sheeple\", \"fences\": \"S\", \"colour\": \"indigo\", \"set\": \"base\"}, {\"id\": \"house-single-1\", \"kind\": \"house\", \"fences\": \"S\", \"set\": \"wool_wolves\"}, {\"id\": \"wolf-single-1\", \"kind\": \"wolf\", \"fences\": \"S\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-corner-1\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"blank-corner-2\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"blank-corner-3\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"blank-corner-4\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"neutral-corner-1\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-corner-2\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-corner-3\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-corner-4\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"sheeple-teal-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"teal\", \"set\": \"base\"}, {\"id\": \"sheeple-green-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"green\", \"set\": \"base\"}, {\"id\": \"sheeple-yellow-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"yellow\", \"set\": \"base\"}, {\"id\": \"sheeple-red-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"red\", \"set\": \"base\"}, {\"id\": \"sheeple-pink-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"pink\", \"set\": \"base\"}, {\"id\": \"sheeple-indigo-corner-1\", \"kind\": \"sheeple\", \"fences\": \"NE\", \"colour\": \"indigo\", \"set\": \"base\"}, {\"id\": \"tree-corner-1\", \"kind\": \"tree\", \"fences\": \"NE\", \"set\": \"wool_wolves\"}, {\"id\": \"pond-corner-1\", \"kind\": \"pond\", \"fences\": \"NE\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-parallel-1\", \"kind\": \"blank\", \"fences\": \"EW\", \"set\": \"base\"}, {\"id\": \"blank-parallel-2\", \"kind\": \"blank\", \"fences\": \"EW\", \"set\": \"base\"}, {\"id\": \"blank-parallel-3\", \"kind\": \"blank\", \"fences\": \"EW\", \"set\": \"base\"}, {\"id\": \"blank-parallel-4\", \"kind\": \"blank\", \"fences\": \"EW\", \"set\": \"base\"}, {\"id\": \"neutral-parallel-1\", \"kind\": \"neutral\", \"fences\": \"EW\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-parallel-2\", \"kind\": \"neutral\", \"fences\": \"EW\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-parallel-3\", \"kind\": \"neutral\", \"fences\": \"EW\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-parallel-4\", \"kind\": \"neutral\", \"fences\": \"EW\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"sheeple-teal-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"teal\", \"set\": \"base\"}, {\"id\": \"sheeple-green-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"green\", \"set\": \"base\"}, {\"id\": \"sheeple-yellow-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"yellow\", \"set\": \"base\"}, {\"id\": \"sheeple-red-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"red\", \"set\": \"base\"}, {\"id\": \"sheeple-pink-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"pink\", \"set\": \"base\"}, {\"id\": \"sheeple-indigo-parallel-1\", \"kind\": \"sheeple\", \"fences\": \"EW\", \"colour\": \"indigo\", \"set\": \"base\"}, {\"id\": \"house-parallel-1\", \"kind\": \"house\", \"fences\": \"EW\", \"set\": \"wool_wolves\"}, {\"id\": \"wolf-parallel-1\", \"kind\": \"wolf\", \"fences\": \"EW\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-triple-1\", \"kind\": \"blank\", \"fences\": \"NES\", \"set\": \"base\"}, {\"id\": \"blank-triple-2\", \"kind\": \"blank\", \"fences\": \"NES\", \"set\": \"base\"}, {\"id\": \"blank-triple-3\", \"kind\": \"blank\", \"fences\": \"NES\", \"set\": \"base\"}, {\"id\": \"blank-triple-4\", \"kind\": \"blank\", \"fences\": \"NES\", \"set\": \"base\"}, {\"id\": \"neutral-triple-1\", \"kind\": \"neutral\", \"fences\": \"NES\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-triple-2\", \"kind\": \"neutral\", \"fences\": \"NES\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-triple-3\", \"kind\": \"neutral\", \"fences\": \"NES\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"neutral-triple-4\", \"kind\": \"neutral\", \"fences\": \"NES\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"sheeple-teal-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"teal\", \"set\": \"base\"}, {\"id\": \"sheeple-green-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"green\", \"set\": \"base\"}, {\"id\": \"sheeple-yellow-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"yellow\", \"set\": \"base\"}, {\"id\": \"sheeple-red-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"red\", \"set\": \"base\"}, {\"id\": \"sheeple-pink-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"pink\", \"set\": \"base\"}, {\"id\": \"sheeple-indigo-triple-1\", \"kind\": \"sheeple\", \"fences\": \"NES\", \"colour\": \"indigo\", \"set\": \"base\"}, {\"id\": \"tree-triple-1\", \"kind\": \"tree\", \"fences\": \"NES\", \"set\": \"wool_wolves\"}, {\"id\": \"pond-triple-1\", \"kind\": \"pond\", \"fences\": \"NES\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-closed-1\", \"kind\": \"blank\", \"fences\": \"NESW\", \"set\": \"base\"}, {\"id\": \"blank-closed-2\", \"kind\": \"blank\", \"fences\": \"NESW\", \"set\": \"base\"}, {\"id\": \"blank-closed-3\", \"kind\": \"blank\", \"fences\": \"NESW\", \"set\": \"base\"}, {\"id\": \"blank-closed-4\", \"kind\": \"blank\", \"fences\": \"NESW\", \"set\": \"base\"}, {\"id\": \"house-closed-1\", \"kind\": \"house\", \"fences\": \"NESW\", \"set\": \"wool_wolves\"}, {\"id\": \"wolf-closed-1\", \"kind\": \"wolf\", \"fences\": \"NESW\", \"set\": \"wool_wolves\"}, {\"id\": \"blank-open-5\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"blank-corner-5\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"neutral-open-5\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"neutral-corner-5\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}, {\"id\": \"blank-open-6\", \"kind\": \"blank\", \"fences\": \"\", \"set\": \"base\"}, {\"id\": \"blank-corner-6\", \"kind\": \"blank\", \"fences\": \"NE\", \"set\": \"base\"}, {\"id\": \"neutral-open-6\", \"kind\": \"neutral\", \"fences\": \"\", \"sheep\": 3, \"set\": \"base\"}, {\"id\": \"neutral-corner-6\", \"kind\": \"neutral\", \"fences\": \"NE\", \"sheep\": 1, \"set\": \"base\"}]}","time":{}}', 'f16df4777aa48bebd59dc4e29d72c2b3706dd86a142fbe4570a2a5848c6ab089'),
	('1831f873c1701bea', 1794965873197, '{"game":"volle_wolle","players":4,"options":{"memory_aid":"false"},"time":{}}', 'ba5c92ada1b2af55eccb5ca9053628c96ba1321963708523fb30305a5cdc31d0');
SELECT pg_catalog.setval('public.chat_id_seq', 64, true);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT pk_chairs PRIMARY KEY (table_id, chair);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT pk_chat PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT pk_events PRIMARY KEY (match_id, seq);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT pk_outages PRIMARY KEY (began);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT pk_presence PRIMARY KEY (process, table_id, chair);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT pk_processes PRIMARY KEY (id);
ALTER TABLE ONLY public.replays
    ADD CONSTRAINT pk_replays PRIMARY KEY (id);
ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT pk_seeds PRIMARY KEY (match_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.sheepfold_version
    ADD CONSTRAINT sheepfold_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT uq_chairs_credential UNIQUE (credential);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT uq_chairs_invitation UNIQUE (invitation);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_table_id UNIQUE (table_id, number);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_watch UNIQUE (watch);
CREATE INDEX ix_chat_table_id ON public.chat USING btree (table_id, id);
CREATE INDEX ix_matches_touched ON public.matches USING btree (touched);
CREATE INDEX ix_matches_wake ON public.matches USING btree (wake);
CREATE INDEX ix_presence_table_id ON public.presence USING btree (table_id);
ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT fk_chairs_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT fk_chat_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.events
    ADD CONSTRAINT fk_events_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT fk_matches_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT fk_presence_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seeds
    ADD CONSTRAINT fk_seeds_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;
