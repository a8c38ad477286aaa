export { renditionKey } from './attachment.ts';
export type { AttachmentsPresenter } from './attachments.presenter.ts';
export { AttachmentsRepo } from './attachments.repo.ts';
export type { AttachmentsService } from './attachments.service.ts';
export { type AttachmentsApi, composeAttachments } from './compose.ts';
export { type PictureChoice, takePicture } from './picture-choice.ts';
export { readPictureKeys } from './picture-keys.read-model.ts';
export type { PictureStore, StoredPicture } from './picture-store.ts';
export { UploadQuotaRepo } from './upload-quota.repo.ts';
