import { createRoute } from '@tanstack/react-router';
import { authScreens } from '../../features/auth/index.ts';
import { invitationScreens } from '../../features/invitations/index.ts';
import { legalScreens } from '../../features/legal/index.ts';
import { maintenanceScreen } from '../../features/site/index.ts';
import type { SearchTexts } from '../../lib/url/index.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { rootRoute } from '../router/root.ts';

/** The page to show after sign-in, which the screens about a forgotten password keep. */
const keepReturn = (search: SearchTexts): { return?: string } => (search.return ? { return: search.return } : {});

const loginScreen = lazyScreen(authScreens.login, 'auth');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: keepReturn,
  staticData: { name: 'login', anonymous: true },
  component: loginScreen,
});

const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { name: 'logout' },
  component: loginScreen,
});

const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  staticData: { name: 'setup', anonymous: true },
  component: lazyScreen(authScreens.setUp, 'recovery', 'auth'),
});

const joinScreen = lazyScreen(invitationScreens.join, 'join', 'recovery', 'auth', 'permissions');

/** A single screen at three addresses, where invited people join with an existing or a new account. */
const joinRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { name: 'register', anonymous: true },
    component: joinScreen,
  });

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  validateSearch: keepReturn,
  staticData: { name: 'forgotPassword', anonymous: true },
  component: lazyScreen(authScreens.forgotPassword, 'recovery', 'auth'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { name: 'resetPassword', anonymous: true },
  component: lazyScreen(authScreens.resetPassword, 'recovery', 'auth'),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  staticData: { name: 'confirmEmail', anonymous: true },
  component: lazyScreen(authScreens.confirmEmail, 'recovery', 'auth'),
});

const confirmRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-registration',
  staticData: { name: 'confirmRegistration', anonymous: true },
  component: lazyScreen(authScreens.confirmRegistration, 'recovery', 'auth'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  staticData: { name: 'maintenance', anonymous: true },
  component: lazyScreen(maintenanceScreen, 'maintenance', 'auth'),
});

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { name: 'privacyPolicy', anonymous: true },
  component: lazyScreen(legalScreens.privacyPolicy, 'legal', 'auth'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  staticData: { name: 'termsAndConditions', anonymous: true },
  component: lazyScreen(legalScreens.terms, 'legal', 'auth'),
});

/** Routes outside the main layout. */
export const outsideRoutes = [
  loginRoute,
  logoutRoute,
  setupRoute,
  joinRoute('/register'),
  joinRoute('/signup'),
  joinRoute('/invitation'),
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  confirmRegistrationRoute,
  privacyPolicyRoute,
  termsRoute,
  maintenanceRoute,
] as const;
