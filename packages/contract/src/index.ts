export * from './activity/entity.ts';
export * from './activity/kinds.ts';
export * from './api.ts';
export * from './appearance/brand.ts';
export * from './appearance/colors.ts';
export type { AppearanceAttributes, AppearanceGiven } from './appearance/endpoints.ts';
export * from './assistance/entity.ts';
export * from './attachments/entity.ts';
export * from './attachments/types.ts';
export * from './brief/entity.ts';
export * from './brief/fields.ts';
export * from './capture/entity.ts';
export * from './capture/stock-photo.ts';
export * from './card-images/entity.ts';
export * from './card-images/sizes.ts';
export * from './cards/days.ts';
export * from './cards/entity.ts';
export * from './cards/filter-parameters.ts';
export * from './cards/filter-query.ts';
export * from './cards/filters.ts';
export * from './cards/sort.ts';
export * from './cards/source-host.ts';
export * from './cards/source-languages.ts';
export * from './cards/texts.ts';
export * from './cards/whole-words.ts';
export * from './comments/entity.ts';
export * from './comments/mentions.ts';
export * from './conclusions/evidence.ts';
export * from './conclusions/own-fields.ts';
export type {
  AiProviderAttributes,
  AiProviderGiven,
  MailServerAttributes,
  MailServerGiven,
} from './connections/endpoints.ts';
export * from './coverage/entity.ts';
export * from './cut-to.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events/entity.ts';
export * from './exports/entity.ts';
export * from './exports/types.ts';
export * from './generation/drafter.ts';
export * from './generation/entity.ts';
export * from './generation/types.ts';
export * from './imports/charsets.ts';
export * from './imports/entity.ts';
export * from './imports/fields.ts';
export * from './insights/entity.ts';
export * from './insights/fields.ts';
export * from './invitations/entity.ts';
export * from './json-api.ts';
export * from './kinds/kinds.ts';
export {
  type LegalPage,
  type LegalText,
  legalPages,
  type WrittenTextAttributes,
  writtenLocales,
} from './legal/endpoints.ts';
export * from './limits.ts';
export * from './limits-of-sign-in.ts';
export * from './map/entity.ts';
export * from './map/points.ts';
export * from './map/types.ts';
export * from './natural-order.ts';
export * from './news/entity.ts';
export * from './notifications/entity.ts';
export * from './origins.ts';
export * from './permissions/actions.ts';
export * from './permissions/can.ts';
export * from './permissions/grants.ts';
export * from './permissions/table.ts';
export * from './projects/entity.ts';
export * from './radars/blip.ts';
export * from './radars/compare.ts';
export * from './radars/dump.ts';
export * from './radars/entity.ts';
export * from './radars/files.ts';
export * from './radars/import.ts';
export type * from './radars/layout.ts';
export * from './radars/name-key.ts';
export * from './radars/names.ts';
export * from './radars/types.ts';
export type { MessageAttributes } from './reach-out/endpoints.ts';
export * from './reports/scrubbed.ts';
export * from './searchable.ts';
export type { SettingsAttributes, WaitingAttributes } from './settings/endpoints.ts';
export type { TagSuggestion } from './similarity/entity.ts';
export type { SiteConfig } from './site/endpoints.ts';
export * from './tags/entity.ts';
export * from './tags/likeness.ts';
export * from './tags/tag.ts';
export type { TrashedAttributes } from './trash/endpoints.ts';
export * from './trends/entity.ts';
export * from './trends/fields.ts';
export * from './trends/ratings.ts';
export * from './trends/types.ts';
export * from './users/entity.ts';
export * from './users/former.ts';
export type { Me } from './users/me.ts';
export * from './users/team.ts';
export * from './wiki/block.ts';
export * from './wiki/entity.ts';
export * from './wiki/video.ts';
export * from './workspaces/entity.ts';
