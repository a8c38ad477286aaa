import { Page, PageHeader } from '../../../ui/page/index.ts';

/** Placeholder until the card list is built: it holds the route. */
export default function CardsScreen() {
  return (
    <Page>
      <PageHeader title="Cards" />
    </Page>
  );
}
