/**
 * Thrown when a picture cannot be used. Its message is the reason, shown after the picture's name.
 */
export class BadPicture extends Error {}
