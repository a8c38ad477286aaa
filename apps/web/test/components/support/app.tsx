import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { boot } from '#app/boot.ts';
import { helpOpen, paletteOpen } from '#app/palette/palette-state.ts';
import { leaveEverything } from '#app/router/current.ts';
import { drawerOpen } from '#app/shell/drawer-state.ts';
import { foldedGroups } from '#app/shell/folded.ts';
import { lightUp, newCards } from '#features/cards/components/created/made.ts';
import { sessionToken } from '#lib/http/token.ts';
import '#ui/styles/index.css';
import { me, siteConfig, wholePage } from './samples.ts';
import { failure, StandIn } from './stand-in.ts';

const wide = { width: 1280, height: 720 };
export const narrow = { width: 360, height: 740 };

/** The stand-in for the API in the current test. */
export let server: StandIn;

/** The address at which Vitest expects this page when the next file begins. */
const ownAddress = location.href;
/** Same as in the page of the product, from which the application takes its name. */
document.title = 'Foreglow';

/** The texts that tests have loaded so far. A test that starts i18next itself starts it without them. */
const loadedNamespaces = new Set<string>();

let root: Root | undefined;
let restore: (() => void) | undefined;

function noteNamespaces(): void {
  for (const namespace of [i18next.options?.ns ?? []].flat()) loadedNamespaces.add(namespace);
}

/** Called once in every test file: gives each test a new stand-in, and removes the application afterwards. */
export function standInForEachTest(): void {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    sessionToken.store('a-token-of-tests');
    await page.viewport(wide.width, wide.height);
    server = withNothingYet();
    restore = server.listen();
  });

  afterEach(() => {
    noteNamespaces();
    root?.unmount();
    root = undefined;
    // Toasts that are still open would be shown again, over the buttons that the next test clicks.
    toast.dismiss();
    // The next list would scroll to the cards that were created, and ask for their places.
    lightUp('', []);
    newCards.set(new Set());
    // An open drawer would be over what the next test clicks, and a group that is already open would fold.
    drawerOpen.set(false);
    paletteOpen.set(false);
    helpOpen.set(false);
    foldedGroups.set(['workspace']);
    document.body.replaceChildren();
    history.replaceState(null, '', ownAddress);
    leaveEverything();
    restore?.();
    // The modules of the next file read it before its first test begins.
    localStorage.clear();
    sessionStorage.clear();
    expect(server.mistakes).toEqual([]);
  });
}

const nothingWaits = {
  count: 0,
  unread_messages: 0,
  failed_mails: { given_up: 0, waiting: 0, reason: null },
  disk: null,
};

/** Answers the requests of every screen: an administrator is signed in, and nothing else exists yet. */
function withNothingYet(): StandIn {
  return (
    new StandIn()
      .on('GET /config', () => siteConfig())
      .on('GET /v1/me', () => me())
      .on('GET /v1/workspaces', () => wholePage([]))
      .on('GET /v1/workspaces/{id}/users', () => ({ data: [] }))
      .on('GET /v1/projects', () => wholePage([]))
      .on('POST /v1/projects/{id}/visits', () => undefined)
      .on('GET /v1/tiles', () => ({ data: [] }))
      .on('GET /v1/news', () => ({ data: { type: 'news' as const, id: 'ada', attributes: { projects: [] } } }))
      // A project under the pointer is preloaded after a moment, which may be during the next test.
      .on('GET /v1/projects/{id}/brief', () => failure('not_found'))
      .on('GET /v1/notifications', () => {
        const empty = wholePage([]);
        return { ...empty, meta: { ...empty.meta, unread: 0 } };
      })
      .on('GET /v1/settings/waiting', () => ({
        data: { type: 'waiting' as const, id: 'site', attributes: nothingWaits },
      }))
      .on('GET /v1/events', silence)
  );
}

/** Opens the application at an address, like a browser that has loaded its page. */
export async function open(address: string): Promise<void> {
  root?.unmount();
  history.replaceState(null, '', address);
  noteNamespaces();
  const { client, router } = await boot();
  // The screens of earlier tests stay loaded, and do not load their texts again. They would appear without texts and be
  // hidden for a moment, which moves the focus away.
  await i18next.loadNamespaces([...loadedNamespaces]);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** The current address of the application. */
export const address = (): string => location.pathname + location.search;

/** The title of the screen. */
export const title = () => page.getByRole('heading', { level: 1 });

/** The menu of the signed-in user. */
export const userMenu = () => page.getByRole('button', { name: /ada@example\.org/ });

/** The number of pixels by which the page is wider than its window. */
export const pixelsOverTheEdge = (): number => document.documentElement.scrollWidth - innerWidth;

/** A stream without events. */
const silence = (): Response =>
  new Response(new ReadableStream(), { status: 200, headers: { 'content-type': 'text/event-stream' } });
