export { tagRoutes } from './routes.ts';
export { StoredTagsReadModel, type Tag } from './stored-tags.read-model.ts';
export { presentTag, tagsInPlace } from './tags.presenter.ts';
export { TagsReadModel } from './tags.read-model.ts';
export { TagsRepo } from './tags.repo.ts';
export { TagsService } from './tags.service.ts';
