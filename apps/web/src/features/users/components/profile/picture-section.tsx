import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PictureField } from '#features/attachments/components/picture-field.tsx';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import type { SignedIn } from '#features/auth/api/read-me.ts';
import { updateMe } from '#features/auth/api/update-me.ts';
import { errorText } from '#lib/http/error-text.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { FormSection } from '#ui/form/form.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { notify } from '#ui/toast/notify.ts';

/** The user's picture. It is stored as soon as it is uploaded. */
export function PictureSection({ me }: { me: SignedIn }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const choose = async (picture_id: string | null): Promise<void> => {
    try {
      await updateMe(client, { picture_id });
      // Lists of other people contain the picture too.
      await invalidate(client, [queryRoots.members]);
    } catch (error) {
      notify.error(t('notDone'), { description: errorText(error) });
    }
  };
  const upload = usePictureUpload(({ slug }) => void choose(slug));
  return (
    <FormSection title={t('picture')} text={t('pictureText')}>
      <PictureField
        label={t('picture')}
        shape="round"
        image={me.picture ? { url: me.picture, alt: '' } : null}
        seed={me.id}
        without={<Avatar name={me.name} size={88} />}
        upload={upload}
        onRemove={() => void choose(null)}
      />
    </FormSection>
  );
}
