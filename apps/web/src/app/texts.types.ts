import type { ActivityTexts } from '../features/activity/index.ts';
import type { AssistanceTexts } from '../features/assistance/index.ts';
import type { AttachmentTexts } from '../features/attachments/index.ts';
import type { AuthTexts, RecoveryTexts } from '../features/auth/index.ts';
import type { BriefTexts } from '../features/brief/index.ts';
import type { CaptureTexts } from '../features/capture/index.ts';
import type { CardImageTexts } from '../features/card-images/index.ts';
import type { CardTexts } from '../features/cards/index.ts';
import type { CommentTexts } from '../features/comments/index.ts';
import type { CoverageTexts } from '../features/coverage/index.ts';
import type { EvidenceTexts } from '../features/evidence/index.ts';
import type { ExportTexts } from '../features/exports/index.ts';
import type { GenerationTexts } from '../features/generation/index.ts';
import type { ImportTexts } from '../features/imports/index.ts';
import type { InsightTexts } from '../features/insights/index.ts';
import type { InvitationTexts, JoinTexts } from '../features/invitations/index.ts';
import type { LegalTexts } from '../features/legal/index.ts';
import type { MapTexts } from '../features/map/index.ts';
import type { NotificationTexts } from '../features/notifications/index.ts';
import type { PermissionTexts } from '../features/permissions/index.ts';
import type { ProjectTexts } from '../features/projects/index.ts';
import type { RadarTexts } from '../features/radars/index.ts';
import type { ReachOutTexts } from '../features/reach-out/index.ts';
import type { ReferenceTexts } from '../features/reference/index.ts';
import type { SignalTexts } from '../features/signals/index.ts';
import type { AdminTexts, MaintenanceTexts } from '../features/site/index.ts';
import type { TagTexts } from '../features/tags/index.ts';
import type { TrashTexts } from '../features/trash/index.ts';
import type { TrendTexts } from '../features/trends/index.ts';
import type { AccountTexts, MemberTexts, ProfileTexts } from '../features/users/index.ts';
import type { WikiTexts } from '../features/wiki/index.ts';
import type { WorkspaceTexts } from '../features/workspaces/index.ts';
import type { KindNamespace } from '../lib/kinds/index.ts';
import type editor from '../ui/editor/locales/en.json';
import type filters from '../ui/filter-bar/locales/filters/en.json';
import type ui from '../ui/locales/en.json';
import type prose from '../ui/prose/locales/en.json';
import type app from './locales/en.json';
import type palette from './palette/locales/en.json';
import type shell from './shell/locales/en.json';

/** The texts by namespace. English defines the keys; a test compares the German keys with them. */
export interface Texts extends Record<KindNamespace, object> {
  accounts: AccountTexts;
  activity: ActivityTexts;
  admin: AdminTexts;
  app: typeof app;
  assistance: AssistanceTexts;
  attachments: AttachmentTexts;
  auth: AuthTexts;
  brief: BriefTexts;
  capture: CaptureTexts;
  'card-images': CardImageTexts;
  cards: CardTexts;
  editor: typeof editor;
  evidence: EvidenceTexts;
  coverage: CoverageTexts;
  comments: CommentTexts;
  exports: ExportTexts;
  filters: typeof filters;
  generation: GenerationTexts;
  imports: ImportTexts;
  insights: InsightTexts;
  invitations: InvitationTexts;
  join: JoinTexts;
  legal: LegalTexts;
  maintenance: MaintenanceTexts;
  map: MapTexts;
  members: MemberTexts;
  notifications: NotificationTexts;
  permissions: PermissionTexts;
  profile: ProfileTexts;
  projects: ProjectTexts;
  palette: typeof palette;
  prose: typeof prose;
  radars: RadarTexts;
  'reach-out': ReachOutTexts;
  recovery: RecoveryTexts;
  reference: ReferenceTexts;
  shell: typeof shell;
  signals: SignalTexts;
  tags: TagTexts;
  trash: TrashTexts;
  trends: TrendTexts;
  ui: typeof ui;
  wiki: WikiTexts;
  workspaces: WorkspaceTexts;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: Texts;
  }
}
