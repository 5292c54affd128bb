/* In place of exports of react-router's module: no page is made of server components. */

export const useIsRSCRouterContext = () => false
