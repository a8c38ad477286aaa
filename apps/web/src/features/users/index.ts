import type memberTexts from './members/locales/en.json';
import type profileTexts from './profile/locales/en.json';

/** Screens, loaded when they are opened. */
export const userScreens = {
  workspaceMembers: () => import('./members/workspace-members-screen.tsx'),
  profile: () => import('./profile/profile-screen.tsx'),
  projectMembers: () => import('./members/project-members-screen.tsx'),
};

/** The texts of the members' screens, as English has them. */
export type MemberTexts = typeof memberTexts;
/** Those of the profile. */
export type ProfileTexts = typeof profileTexts;
