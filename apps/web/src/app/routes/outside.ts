import { createRoute } from '@tanstack/react-router';
import type { SearchTexts } from '#lib/url/search-params.ts';
import { lazyScreen } from '../router/lazy-screen.ts';
import { rootRoute } from '../router/root.ts';

/** The page to show after sign-in, which the screens about a forgotten password keep. */
const keepReturn = (search: SearchTexts): { return?: string } => (search.return ? { return: search.return } : {});

const loginScreen = lazyScreen(() => import('#features/auth/screens/login-screen.tsx'), 'auth');

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
  component: lazyScreen(() => import('#features/auth/screens/set-up-screen.tsx'), 'recovery', 'auth'),
});

const joinScreen = lazyScreen(
  () => import('#features/invitations/screens/join-screen.tsx'),
  'join',
  'recovery',
  'auth',
  'permissions',
);

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
  component: lazyScreen(() => import('#features/auth/screens/forgot-password-screen.tsx'), 'recovery', 'auth'),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { name: 'resetPassword', anonymous: true },
  component: lazyScreen(() => import('#features/auth/screens/reset-password-screen.tsx'), 'recovery', 'auth'),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  staticData: { name: 'confirmEmail', anonymous: true },
  component: lazyScreen(() => import('#features/auth/screens/confirm-email-screen.tsx'), 'recovery', 'auth'),
});

const confirmRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-registration',
  staticData: { name: 'confirmRegistration', anonymous: true },
  component: lazyScreen(() => import('#features/auth/screens/confirm-registration-screen.tsx'), 'recovery', 'auth'),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/maintenance',
  staticData: { name: 'maintenance', anonymous: true },
  component: lazyScreen(() => import('#features/site/screens/maintenance-screen.tsx'), 'maintenance', 'auth'),
});

const imprintRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/imprint',
  staticData: { name: 'imprint', anonymous: true },
  component: lazyScreen(() => import('#features/legal/screens/imprint-screen.tsx'), 'legal', 'auth'),
});

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { name: 'privacyPolicy', anonymous: true },
  component: lazyScreen(() => import('#features/legal/screens/privacy-policy-screen.tsx'), 'legal', 'auth'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  staticData: { name: 'termsAndConditions', anonymous: true },
  component: lazyScreen(() => import('#features/legal/screens/terms-screen.tsx'), 'legal', 'auth'),
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
  imprintRoute,
  privacyPolicyRoute,
  termsRoute,
  maintenanceRoute,
] as const;
