export { BulkChangesService } from './bulk-changes.service.ts';
export { CardListings } from './card-listings.ts';
export { CardsPresenter } from './cards.presenter.ts';
export { CardsReadModel } from './cards.read-model.ts';
export { CardsRepo } from './cards.repo.ts';
export { CardsService } from './cards.service.ts';
export { addressKey, titleKey } from './duplicate.rules.ts';
export { DuplicationService } from './duplication.service.ts';
export { cardRoutes } from './routes.ts';
