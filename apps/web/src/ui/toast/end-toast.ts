/** Ends the toast with this id, if it is shown: what it speaks of is over. */
export const endToast = (id: string): void =>
  void import('sonner').then(
    ({ toast }) => toast.dismiss(id),
    () => undefined,
  );
