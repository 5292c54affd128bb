/** Thrown when a picture cannot be used. Its message is shown after the picture's name. */
export class BadPicture extends Error {}

/** Thrown when no file has the name of a picture. */
export class PictureNotFound extends BadPicture {}
