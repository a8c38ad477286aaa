export { AuthService } from './auth.service.ts';
export { Passwords } from './passwords.ts';
export { authRoutes } from './routes.ts';
