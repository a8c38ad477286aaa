export type { AuthService } from './auth.service.ts';
export { composeAuth } from './compose.ts';
