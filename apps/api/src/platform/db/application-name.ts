/** The name of the connections of all Foreglow processes in PostgreSQL. */
export const applicationName = 'foreglow';
