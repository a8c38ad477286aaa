import type { AuthTexts, RecoveryTexts } from '../features/auth/index.ts';
import type { CardTexts } from '../features/cards/index.ts';
import type { ImportTexts } from '../features/imports/index.ts';
import type { InvitationTexts, JoinTexts } from '../features/invitations/index.ts';
import type { PermissionTexts } from '../features/permissions/index.ts';
import type { ProjectTexts } from '../features/projects/index.ts';
import type { MemberTexts } from '../features/users/index.ts';
import type { WorkspaceTexts } from '../features/workspaces/index.ts';
import type ui from '../ui/locales/en.json';
import type app from './locales/en.json';
import type shell from './shell/locales/en.json';

/** The texts by namespace. English decides which keys there are; a test holds German against it. */
export interface Texts {
  app: typeof app;
  auth: AuthTexts;
  cards: CardTexts;
  imports: ImportTexts;
  invitations: InvitationTexts;
  join: JoinTexts;
  members: MemberTexts;
  permissions: PermissionTexts;
  projects: ProjectTexts;
  recovery: RecoveryTexts;
  shell: typeof shell;
  ui: typeof ui;
  workspaces: WorkspaceTexts;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Texts;
  }
}
