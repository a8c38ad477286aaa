import { beforeEach, expect, test, vi } from 'vitest';
import { notify, reportAreaReady } from './notify.ts';

const shown = vi.hoisted((): [string, string][] => {
  // There is no window here, but the toasts import a module that queries it for the colour scheme.
  vi.stubGlobal('matchMedia', () => new EventTarget());
  return [];
});
vi.mock('sonner', () => {
  const types = ['success', 'info', 'warning', 'error', 'loading'];
  const as = (type: string) => (title: string) => shown.push([type, title]);
  return { toast: Object.assign(as('default'), Object.fromEntries(types.map((type) => [type, as(type)]))) };
});

beforeEach(() => reportAreaReady());

test.each(['default', 'success', 'info', 'warning', 'error', 'loading'] as const)(
  'a toast of type %s is shown as that type',
  async (type) => {
    notify[type](`A toast: ${type}`);
    await vi.waitFor(() => expect(shown).toContainEqual([type, `A toast: ${type}`]));
  },
);
