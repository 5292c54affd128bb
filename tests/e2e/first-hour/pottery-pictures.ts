import sharp from 'sharp'

const scene = (width: number, height: number, glaze: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 450">
  <rect width="600" height="450" fill="#efe6da"/>
  <rect y="330" width="600" height="120" fill="#d9c7ae"/>
  <ellipse cx="300" cy="352" rx="150" ry="20" fill="#bba98f"/>
  <path d="M150 170h300c0 110-60 180-110 180h-80c-50 0-110-70-110-180z" fill="${glaze}"/>
  <path d="M150 170h300c-2 30-8 56-17 80-80 26-190 26-266 0-9-24-15-50-17-80z" fill="#fff" opacity=".18"/>
  <ellipse cx="300" cy="170" rx="150" ry="30" fill="#2c3e50" opacity=".55"/>
</svg>`

/** Draws a bowl as a photograph would come from a camera. */
export const bowlPicture = async (name: string, glaze: string, width = 1600, height = 1200) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(Buffer.from(scene(width, height, glaze)))
    .jpeg({ quality: 88 })
    .toBuffer(),
})
