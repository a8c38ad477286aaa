import type accountTexts from './locales/accounts/en.json';
import type memberTexts from './locales/members/en.json';
import type profileTexts from './locales/profile/en.json';

/** Screens, loaded when they are opened. */
export const userScreens = {
  accounts: () => import('./screens/accounts-page.tsx'),
  workspaceMembers: () => import('./screens/workspace-members-screen.tsx'),
  profile: () => import('./screens/profile-screen.tsx'),
  projectMembers: () => import('./screens/project-members-screen.tsx'),
};

/** The English texts of the list of accounts. */
export type AccountTexts = typeof accountTexts;
/** The English texts of the members' screens. */
export type MemberTexts = typeof memberTexts;
/** The texts of the profile. */
export type ProfileTexts = typeof profileTexts;
