import type texts from './locales/en.json';

export { useUnread } from './api/notifications.ts';
export { DigestSection } from './components/digest-section.tsx';

/** The texts of the feature, as English has them. */
export type NotificationTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const notificationScreens = { list: () => import('./screens/notifications-screen.tsx') };
