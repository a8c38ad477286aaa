/** The orders as their texts name them. */
export const sortNames = { '-sticky,-created_at': 'sticky', '-created_at': 'newest', created_at: 'oldest' } as const;
