import i18next from 'i18next';
import { type ComponentProps, lazy, Suspense } from 'react';

const SampleNotice = lazy(async () => {
  const [notice] = await Promise.all([import('./sample-notice.tsx'), i18next.loadNamespaces('workspaces')]);
  return notice;
});

/** The notice of a sample workspace, loaded when it is shown. */
export function SampleGate(props: ComponentProps<typeof SampleNotice>) {
  return (
    <Suspense fallback={null}>
      <SampleNotice {...props} />
    </Suspense>
  );
}
