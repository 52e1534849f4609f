/** What lies open over this page. */

import { Panels } from "./panels";

export const panels = new Panels(history);

addEventListener("popstate", panels.wentBack);
