export { tagRoutes } from './routes.ts';
export { presentTag, tagsInPlace } from './tags.presenter.ts';
export { TagsReadModel } from './tags.read-model.ts';
export { type Tag, TagsRepo } from './tags.repo.ts';
export { TagsService } from './tags.service.ts';
