import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { AppearanceService } from './appearance.service.ts';
import { appearanceRoutes } from './routes.ts';

/** The look that administrators give the product. */
export const appearance = feature({
  name: 'appearance',
  uses: () => ({ attachments, permissions }),
  compose({ settings, themes, files, images }, { attachments: { attachments } }) {
    return { routes: appearanceRoutes(new AppearanceService({ settings, themes, attachments, files, images })) };
  },
});
