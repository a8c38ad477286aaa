export { composeNotifications } from './compose.ts';
export { NotificationsRepo, type PlacedSubject } from './notifications.repo.ts';
