export { composeNotifications } from './compose.ts';
export { NotificationsRepo } from './notifications.repo.ts';
