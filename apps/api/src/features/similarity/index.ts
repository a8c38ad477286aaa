export { composeSimilarity, type SimilarityApi } from './compose.ts';
export { readKnowledge } from './local/stored-knowledge.ts';
export { type Model, ModelsReadModel } from './models.read-model.ts';
export type { Scope } from './scope.ts';
export type { SimilarityService } from './similarity.service.ts';
export type { TagSuggestionsService } from './tag-suggestions.service.ts';
export type { VectorWork } from './vector-source.ts';
export { idsOf, int32s, VectorsReadModel } from './vectors.read-model.ts';
