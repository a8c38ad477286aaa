export { ChangeFeed } from './change-feed.ts';
export { EventsService } from './events.service.ts';
export { eventRoutes } from './routes.ts';
