import { conclusionCalls } from '../conclusions/calls.ts';
import { limits } from '../limits.ts';
import { insight, insightSorts } from './entity.ts';

const calls = conclusionCalls({
  kind: 'insights',
  ...insight,
  filters: {},
  sorts: insightSorts,
  pageSize: limits.insightPageSize,
});

export const insightEndpoints = {
  createInsight: calls.create,
  listInsights: calls.list,
  readInsight: calls.read,
  updateInsight: calls.update,
  deleteInsight: calls.remove,
  restoreInsight: calls.restore,
};
