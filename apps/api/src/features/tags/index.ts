export { composeTags, createFirstTags, type TagsApi } from './compose.ts';
export { missingTags } from './missing-tags.rules.ts';
export { StoredTagsReadModel, type Tag } from './stored-tags.read-model.ts';
export { presentTag, tagsInPlace } from './tags.presenter.ts';
export type { CountedTag, TagsReadModel } from './tags.read-model.ts';
export { TagsRepo } from './tags.repo.ts';
