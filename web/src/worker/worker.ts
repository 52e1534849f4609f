/**
 * The service worker: keeps the build on the device, so that the page opens fast and without a network.
 *
 * Knows no table. What it keeps has nothing of a person in it: the API is never kept.
 */

/// <reference lib="webworker" />
import { cacheName, outdated, planFor } from "./plan";

// Put in by the build: its name, and the addresses of its files.
declare const __BUILD__: string;
declare const __FILES__: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = cacheName(__BUILD__);
const FILES = new Set(__FILES__);
const DOCUMENT = "/"; // the same at every address of the page
const PATIENCE = 1000; // milliseconds that a document may take from the network

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (event) => {
  const plan = planFor(event.request, worker.location.origin, FILES);
  if (plan === "page") event.respondWith(page(event));
  else if (plan === "file") event.respondWith(file(event.request));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/table/${event.notification.tag}`));
});

/** Fetch the build; a file that an earlier one has, too, is taken from there: names carry a hash. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const add = async (address: string) => {
    const known = address.startsWith("/assets/") ? await caches.match(address) : undefined;
    if (known) await cache.put(address, known);
    else await cache.add(new Request(address, { cache: "no-cache" }));
  };
  await Promise.all([DOCUMENT, ...FILES].map(add));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(outdated(names, CACHE).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable(); // documents do not wait until this worker runs
  await worker.clients.claim();
  for (const client of await worker.clients.matchAll({ type: "window" }))
    client.postMessage({ type: "build", files: [...FILES] });
}

const cache = caches.open(CACHE);

async function page(event: FetchEvent): Promise<Response> {
  const kept = cache.then((build) => build.match(DOCUMENT));
  const fresh = preloaded(event);
  const usable = fresh.then((answer) => (answer.status < 500 ? answer : null)).catch(() => null);
  const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  return (await Promise.race([usable, late])) ?? (await kept) ?? fresh;
}

/** What the browser has asked for already, while this worker started. */
async function preloaded({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  return (await (await cache).match(request.url)) ?? (await caches.match(request.url)) ?? fetch(request);
}

/** The window at this address, or a new one. */
async function show(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}
