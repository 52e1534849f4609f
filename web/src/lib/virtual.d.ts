/** Made by the build, see words.ts beside its settings: loaders by "en", "en te_kuiti" or "en te_kuiti rules". */
declare module "virtual:words" {
  const loaders: Record<string, () => Promise<{ default: Record<string, import("./pattern").Pattern> }>>;
  export default loaders;
}
