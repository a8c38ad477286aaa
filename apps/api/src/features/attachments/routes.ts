import type { attachmentEndpoints } from '@foreglow/contract/attachments/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { AttachmentsPresenter } from './attachments.presenter.ts';
import type { AttachmentsService } from './attachments.service.ts';
import type { UploadsService } from './uploads.service.ts';

interface Parts {
  readonly uploads: UploadsService;
  readonly attachments: AttachmentsService;
  readonly presenter: AttachmentsPresenter;
}

export const attachmentRoutes = ({
  uploads,
  attachments,
  presenter,
}: Parts): HandlersOf<typeof attachmentEndpoints> => ({
  createUploadUrl: guarded(
    async ({ context }) => context.actor.authorizeSelf(),
    async ({ body }, account) => {
      const { name, url, mimeType, expires } = await uploads.announce(account, body.bytes, body.mime_type);
      const attributes = {
        url,
        filename: name,
        headers: { 'Content-Type': mimeType },
        expires_at: expires.toISOString(),
      };
      return { status: 201, body: { data: { type: 'upload-urls', id: name, attributes } } };
    },
  ),
  createAttachment: guarded(
    ({ body, context }) => uploads.find(context.actor, body.file),
    async ({ body }, upload) => {
      const attachment = await uploads.create(upload, body.file.original_name, body.stock_photo);
      return { status: 201, body: { data: await presenter.resourceOf(attachment) } };
    },
  ),
  readAttachment: guarded(
    ({ params, query, context }) => attachments.find(context.actor, params.id, 'card.view', query.project_slug),
    async (_call, attachment) => ({ status: 200, body: { data: await presenter.resourceOf(attachment) } }),
  ),
  updateAttachment: guarded(
    ({ params, context }) => attachments.find(context.actor, params.id, 'card.update'),
    async ({ body }, attachment) => {
      const updated = await attachments.update(attachment, body.data.attributes.meta);
      return { status: 200, body: { data: await presenter.resourceOf(updated) } };
    },
  ),
});
