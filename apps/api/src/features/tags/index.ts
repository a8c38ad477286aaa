export { composeTags, createFirstTags, type TagsApi } from './compose.ts';
export { presentTag, tagsInPlace } from './tags.presenter.ts';
export type { TagsReadModel } from './tags.read-model.ts';
export { type Tag, TagsRepo } from './tags.repo.ts';
