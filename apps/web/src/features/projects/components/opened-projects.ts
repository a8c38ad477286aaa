import { storage } from '#lib/browser/storage.ts';
import { openedIn, withOpened } from '../rules/opened.rules.ts';

const keyOf = (userId: string) => `foreglow.opened-projects.${userId}`;

/** The projects that a user has opened on this device. The first time, its cards are shown with its brief. */
export const openedProjects = {
  has: (userId: string, slug: string): boolean => openedIn(storage.read(keyOf(userId))).includes(slug),
  add: (userId: string, slug: string): void =>
    storage.write(keyOf(userId), withOpened(storage.read(keyOf(userId)), slug)),
};
