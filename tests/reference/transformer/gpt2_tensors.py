"""GPT-2's tensors by the names of its published files, in the order of the core: what models made here are filled by."""


def shapes(layers, width, vocabulary, context, masks=False):
    """Name and shape of every tensor; `masks` are those that published files have beside the weights of each layer."""
    yield "wte.weight", (vocabulary, width)
    yield "wpe.weight", (context, width)
    for i in range(layers):
        if masks:
            yield f"h.{i}.attn.bias", (1, 1, context, context)
        for part, inputs, outputs in [("ln_1", 0, width), ("attn.c_attn", width, 3 * width), ("attn.c_proj", width, width),
                                      ("ln_2", 0, width), ("mlp.c_fc", width, 4 * width), ("mlp.c_proj", 4 * width, width)]:
            yield f"h.{i}.{part}.weight", (inputs, outputs) if inputs else (outputs,)
            yield f"h.{i}.{part}.bias", (outputs,)
    yield "ln_f.weight", (width,)
    yield "ln_f.bias", (width,)


def is_gain(name):
    """Whether a tensor is what a LayerNorm multiplies by: about 1, where all others are about 0."""
    return ".ln_" in "." + name and name.endswith(".weight")
