/** How the connections of all processes of Foreglow are named in PostgreSQL. */
export const applicationName = 'foreglow';
