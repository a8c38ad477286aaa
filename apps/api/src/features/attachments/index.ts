export { attachmentJobs } from './attachments.jobs.ts';
export { AttachmentsPresenter } from './attachments.presenter.ts';
export { AttachmentsRepo } from './attachments.repo.ts';
export { AttachmentsService } from './attachments.service.ts';
export { OrphansService } from './orphans.service.ts';
export { PictureStore } from './picture-store.ts';
export { attachmentRoutes } from './routes.ts';
export { UploadsService } from './uploads.service.ts';
