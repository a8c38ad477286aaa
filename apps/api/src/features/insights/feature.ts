import type { insightEndpoints } from '@foreglow/contract/insights/endpoints';
import { feature } from '#composition/feature.ts';
import { conclusionHandlers } from '../conclusions/conclusion-routes.ts';
import { conclusions } from '../conclusions/feature.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import { permissions } from '../permissions/feature.ts';
import { insightType } from './insights.read-model.ts';

/** Insights. */
export const insights = feature({
  name: 'insights',
  uses: () => ({ conclusions, permissions }),
  shares: ['insights.read-model.ts'],
  compose(_, { conclusions }) {
    const parts = conclusions.ofType(insightType, async () => () => ({}));
    const calls = conclusionHandlers({ ...parts, conditions: () => [] });
    const routes: HandlersOf<typeof insightEndpoints> = {
      createInsight: calls.create,
      listInsights: calls.list,
      readInsight: calls.read,
      updateInsight: calls.update,
      deleteInsight: calls.remove,
      restoreInsight: calls.restore,
    };
    return { routes };
  },
});
