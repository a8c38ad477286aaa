import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormActions, FormFailure } from '#ui/form/form.tsx';
import styles from '../auth-layout.module.css';

/** True when a link was used, has expired, was cut off or never existed: retrying does not help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410, 422].includes(error.status);

interface LinkProblemProps {
  /** The text for an invalid link; undefined if the link could not be checked. */
  readonly refused: string | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** The page on which another link can be requested. */
  readonly again?: { readonly to: '/forgot-password'; readonly label: string };
}

/** Shown when a link from a mail cannot be used. */
export function LinkProblem({ refused, error, busy, onRetry, again }: LinkProblemProps) {
  const { t } = useTranslation('recovery');
  return (
    <div className={styles.problem}>
      <FormFailure message={refused ?? errorText(error)} />
      <FormActions>
        {refused === undefined && (
          <Button variant="primary" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {refused !== undefined && again && (
          <ButtonLink to={again.to} variant="primary">
            {again.label}
          </ButtonLink>
        )}
        <ButtonLink to="/login">{t('toSignIn')}</ButtonLink>
      </FormActions>
    </div>
  );
}
