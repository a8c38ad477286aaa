import '../../../../../apps/web/src/ui/styles/index.css';
import { createRoot } from 'react-dom/client';
import { MapChart } from '../../../../../apps/web/src/features/map/components/chart/map-chart.tsx';
import { type Cloud, palette } from './cloud.ts';
import type { ChartSource } from './open-chart.ts';
import { wheelFor } from './wheel-step.ts';

const ignore = () => undefined;

/** Foreglow's chart as shown to users: with React, the landscape and the names of groups. */
export const source: ChartSource<Cloud> = {
  prepare: (cloud) => cloud,
  open: (place, data, onHover) => {
    const root = createRoot(place);
    const tell = (at: { readonly point: number } | null) => onHover(at?.point ?? null);
    const show = ({ points, colorOf, groups }: Cloud) => {
      root.render(
        <MapChart
          points={points}
          colors={{ of: colorOf, palette }}
          groups={groups}
          outlines={[]}
          highlighted={null}
          hidden={null}
          chosen={null}
          current={null}
          view={null}
          tool="pan"
          countText={String}
          label="Map of cards"
          description="The arrow keys move it."
          onView={ignore}
          onHover={tell}
          onOpen={ignore}
          onChoose={ignore}
          onChooseGroup={ignore}
        />,
      );
    };
    show(data);
    return {
      // The element that React renders, in a separate task.
      get element() {
        return place.firstElementChild as HTMLElement;
      },
      show,
      wheelFor,
    };
  },
};
