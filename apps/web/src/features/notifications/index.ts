import type texts from './locales/en.json';

export { useUnread } from './api/notifications.ts';
export { DigestSection } from './components/digest-section.tsx';

/** The English texts of the feature. */
export type NotificationTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const notificationScreens = { list: () => import('./screens/notifications-screen.tsx') };
