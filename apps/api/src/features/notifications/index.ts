export { composeNotifications } from './compose.ts';
export { type CommentedSubject, NotificationsRepo } from './notifications.repo.ts';
