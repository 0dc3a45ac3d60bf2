/** Class names of rendered API facts that other folders use. */
export const badgeClass = 'api-badge';
export const memberIndexClass = 'api-index';
