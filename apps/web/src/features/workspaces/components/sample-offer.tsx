import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useCreateSample } from '../api/create-sample.ts';

interface SampleOfferProps {
  readonly label: string;
  readonly quiet?: boolean;
}

/** Offers to create the sample workspace. */
export function SampleOffer({ label, quiet = false }: SampleOfferProps) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCreateSample();
  const openSample = async () => {
    try {
      const projectSlug = await mutateAsync(i18n.language === 'de' ? 'de' : 'en');
      await navigate({ to: '/projects/$projectSlug/brief', params: { projectSlug } });
    } catch (error) {
      notify.error(errorText(error));
    }
  };
  return (
    <Button variant={quiet ? 'quiet' : 'plain'} busy={isPending} onClick={() => void openSample()}>
      {label}
    </Button>
  );
}
