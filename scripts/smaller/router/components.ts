/* In place of exports of react-router's module: only the server writes the tags of scripts. */

export const Scripts = () => null
