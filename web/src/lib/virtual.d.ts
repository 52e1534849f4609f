/** Made by the build, see words.ts beside its settings: loaders by "en" or "en te_kuiti". */
declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: Record<string, import("./pattern").Pattern> }>>;
  export default loaders;
}
