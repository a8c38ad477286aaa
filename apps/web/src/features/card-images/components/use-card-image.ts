import type { CardImageSize } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { cardImageQuery } from '../api/read-card-image.ts';

/** The image of a card in a size, with an address by which this page can display it. */
export function useCardImage(slug: string, size: CardImageSize) {
  const { hosts } = useSiteConfig();
  const { data, error, isFetching, refetch } = useQuery(cardImageQuery(slug, size, hosts.workers));
  const [shown, setShown] = useState<{ readonly blob: Blob; readonly address: string }>();
  const blob = data?.blob;
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setShown({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return {
    /** The image in this size; undefined until it has been read. */
    blob: data?.size === size ? blob : undefined,
    /** The address of the image that is displayed now, which may have another size. */
    address: shown?.address,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

export type CardImage = ReturnType<typeof useCardImage>;
