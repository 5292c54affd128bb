/** Why a picture cannot be had; told after its name. */
export class BadPicture extends Error {}
