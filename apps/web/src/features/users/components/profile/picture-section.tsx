import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../../lib/query/index.ts';
import { FormSection } from '../../../../ui/form/index.ts';
import { notify } from '../../../../ui/toast/index.ts';
import { PictureField, usePictureUpload } from '../../../attachments/index.ts';
import { type SignedIn, updateMe } from '../../../auth/index.ts';

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
        upload={upload}
        onRemove={() => void choose(null)}
      />
    </FormSection>
  );
}
