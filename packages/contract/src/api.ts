import { activityEndpoints } from './activity/endpoints.ts';
import { appearanceEndpoints } from './appearance/endpoints.ts';
import { assistanceEndpoints } from './assistance/endpoints.ts';
import { attachmentEndpoints } from './attachments/endpoints.ts';
import { authEndpoints } from './auth/endpoints.ts';
import { briefEndpoints } from './brief/endpoints.ts';
import { captureEndpoints } from './capture/endpoints.ts';
import { cardImageEndpoints } from './card-images/endpoints.ts';
import { cardEndpoints } from './cards/endpoints.ts';
import { commentEndpoints } from './comments/endpoints.ts';
import { conclusionEndpoints } from './conclusions/endpoints.ts';
import { connectionEndpoints } from './connections/endpoints.ts';
import { coverageEndpoints } from './coverage/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events/endpoints.ts';
import { exportEndpoints } from './exports/endpoints.ts';
import { generationEndpoints } from './generation/endpoints.ts';
import { importEndpoints } from './imports/endpoints.ts';
import { insightEndpoints } from './insights/endpoints.ts';
import { invitationEndpoints } from './invitations/endpoints.ts';
import { legalEndpoints } from './legal/endpoints.ts';
import { mapEndpoints, repositoryMapEndpoints } from './map/endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';
import { notificationEndpoints } from './notifications/endpoints.ts';
import { permissionEndpoints } from './permissions/endpoints.ts';
import { projectEndpoints } from './projects/endpoints.ts';
import { radarDumpEndpoints } from './radars/dump-endpoints.ts';
import { radarEndpoints } from './radars/endpoints.ts';
import { radarFileEndpoints } from './radars/file-endpoints.ts';
import { radarImportEndpoints } from './radars/import-endpoints.ts';
import { reachOutEndpoints } from './reach-out/endpoints.ts';
import { sampleEndpoints } from './samples/endpoints.ts';
import { settingsEndpoints } from './settings/endpoints.ts';
import { similarityEndpoints } from './similarity/endpoints.ts';
import { siteEndpoints } from './site/endpoints.ts';
import { tagEndpoints } from './tags/endpoints.ts';
import { trashEndpoints } from './trash/endpoints.ts';
import { trendEndpoints } from './trends/endpoints.ts';
import { accountEndpoints, memberEndpoints, profileEndpoints } from './users/endpoints.ts';
import { wikiEndpoints } from './wiki/endpoints.ts';
import { workspaceEndpoints } from './workspaces/endpoints.ts';

/** Every call of the API. */
export const api = {
  ...authEndpoints,
  ...profileEndpoints,
  ...accountEndpoints,
  ...workspaceEndpoints,
  ...sampleEndpoints,
  ...projectEndpoints,
  ...briefEndpoints,
  ...activityEndpoints,
  ...tagEndpoints,
  ...cardEndpoints,
  ...cardImageEndpoints,
  ...insightEndpoints,
  ...trendEndpoints,
  ...radarEndpoints,
  ...radarDumpEndpoints,
  ...radarImportEndpoints,
  ...radarFileEndpoints,
  ...generationEndpoints,
  ...assistanceEndpoints,
  ...similarityEndpoints,
  ...mapEndpoints,
  ...repositoryMapEndpoints,
  ...conclusionEndpoints,
  ...coverageEndpoints,
  ...commentEndpoints,
  ...newsEndpoints,
  ...notificationEndpoints,
  ...importEndpoints,
  ...exportEndpoints,
  ...eventEndpoints,
  ...memberEndpoints,
  ...permissionEndpoints,
  ...invitationEndpoints,
  ...trashEndpoints,
  ...settingsEndpoints,
  ...connectionEndpoints,
  ...appearanceEndpoints,
  ...attachmentEndpoints,
  ...captureEndpoints,
  ...wikiEndpoints,
  ...siteEndpoints,
  ...legalEndpoints,
  ...reachOutEndpoints,
} satisfies Record<string, Endpoint>;

/** The calls in groups, as the description of the API lists them. */
export const apiGroups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  'Sign-in and registration': authEndpoints,
  Profile: profileEndpoints,
  Workspaces: { ...workspaceEndpoints, ...sampleEndpoints },
  Projects: projectEndpoints,
  Brief: briefEndpoints,
  Cards: cardEndpoints,
  'Images of cards': cardImageEndpoints,
  Import: importEndpoints,
  Exports: exportEndpoints,
  'Capture from the web': captureEndpoints,
  Pictures: attachmentEndpoints,
  Tags: tagEndpoints,
  Insights: insightEndpoints,
  Trends: trendEndpoints,
  Radars: { ...radarEndpoints, ...radarDumpEndpoints, ...radarImportEndpoints, ...radarFileEndpoints },
  'Drafts of radars': generationEndpoints,
  Assistance: assistanceEndpoints,
  'Map and similarity': { ...mapEndpoints, ...repositoryMapEndpoints, ...similarityEndpoints },
  Evidence: conclusionEndpoints,
  Coverage: coverageEndpoints,
  Comments: commentEndpoints,
  Activity: activityEndpoints,
  'News since the last visit': newsEndpoints,
  Notifications: notificationEndpoints,
  'Live changes': eventEndpoints,
  Trash: trashEndpoints,
  Members: memberEndpoints,
  Permissions: permissionEndpoints,
  Invitations: invitationEndpoints,
  Accounts: accountEndpoints,
  Wiki: wikiEndpoints,
  Settings: { ...settingsEndpoints, ...connectionEndpoints, ...appearanceEndpoints },
  'Reach out': reachOutEndpoints,
  'The installation': { ...siteEndpoints, ...legalEndpoints },
};

export type Api = typeof api;
export type EndpointName = keyof Api;

/**
 * The calls by `METHOD /path`, the names that the web client uses. The web client needs only the types, not this
 * object.
 */
export type ApiByRoute = {
  [Name in EndpointName as `${Api[Name]['method']} ${Api[Name]['path']}`]: Api[Name];
};
