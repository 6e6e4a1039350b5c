-- Stands in for Quarto around its shortcodes, as its manual describes them: a pandoc filter that finds shortcodes in paragraphs, calls the
-- extension's functions with inlines, and writes what they depend on below site_libs/ and into the head of the page.
-- SITE: the folder of the site; UP: the way from the page to it.

local extension = "_extensions/sqrt-dk/"
local site, up = os.getenv("SITE"), os.getenv("UP")
local library = "site_libs/quarto-contrib/"
local dependencies = {}

local function decode(text)
  local at = 1
  local value
  local function blank()
    at = text:find("[^%s]", at)
  end
  local function literal()
    local last = at
    repeat
      last = text:find('["\\]', last + 1)
      if text:sub(last, last) == "\\" then
        last = last + 1
      end
    until text:sub(last, last) == '"' and text:sub(last - 1, last - 1) ~= "\\"
    local found = text:sub(at + 1, last - 1)
    at = last + 1
    return found
  end
  local function list(closing, read)
    local found = {}
    at = at + 1
    blank()
    while text:sub(at, at) ~= closing do
      read(found)
      blank()
      if text:sub(at, at) == "," then
        at = at + 1
        blank()
      end
    end
    at = at + 1
    return found
  end
  function value()
    blank()
    local first = text:sub(at, at)
    if first == '"' then
      return literal()
    elseif first == "[" then
      return list("]", function(found)
        found[#found + 1] = value()
      end)
    elseif first == "{" then
      return list("}", function(found)
        local name = literal()
        blank()
        at = at + 1
        found[name] = value()
      end)
    end
    local word = text:match("^[%w.+-]+", at)
    at = at + #word
    return ({ ["true"] = true, ["false"] = false })[word] or tonumber(word)
  end
  return value()
end

local function copy(from, to)
  os.execute('mkdir -p "' .. to:match("(.*)/") .. '"')
  local source = assert(io.open(extension .. from, "rb"))
  local target = assert(io.open(to, "wb"))
  target:write(source:read("a"))
  source:close()
  target:close()
end

quarto = {
  utils = {
    resolve_path = function(path)
      return extension .. path
    end,
  },
  json = { decode = decode },
  doc = {
    is_format = function(name)
      return name == "html:js" and (FORMAT:match("^html") ~= nil or FORMAT == "revealjs")
    end,
    add_html_dependency = function(dependency)
      dependencies[dependency.name] = dependency
    end,
  },
}

local shortcodes = dofile(extension .. "sqrt-dk.lua")

local function called(text)
  local name, rest = text:match("^{{< (%S+) (.*) >}}$")
  if not shortcodes[name] then
    return nil
  end
  local args, kwargs = {}, {}
  rest = rest:gsub('([%w-]+)="([^"]*)"', function(key, value)
    kwargs[key] = { pandoc.Str(value) }
    return ""
  end)
  for word in rest:gmatch("%S+") do
    local key, value = word:match("^([%w-]+)=(.*)$")
    if key then
      kwargs[key] = { pandoc.Str(value) }
    else
      args[#args + 1] = { pandoc.Str(word) }
    end
  end
  return shortcodes[name](args, kwargs, {})
end

local function written(dependency)
  local folder = library .. dependency.name .. "-" .. dependency.version .. "/"
  local tags = ""
  for _, resource in ipairs(dependency.resources or {}) do
    copy(resource.path, site .. "/" .. folder .. resource.name)
  end
  for _, script in ipairs(dependency.scripts) do
    copy(script.path, site .. "/" .. folder .. script.path)
    local attributes = ""
    for name, value in pairs(script.attribs or {}) do
      attributes = attributes .. " " .. name .. '="' .. value .. '"'
    end
    tags = tags .. '<script src="' .. up .. folder .. script.path .. '"' .. attributes .. "></script>\n"
  end
  return pandoc.MetaBlocks({ pandoc.RawBlock("html", tags) })
end

local function head(meta)
  local includes = {}
  for _, dependency in pairs(dependencies) do
    includes[#includes + 1] = written(dependency)
  end
  meta["header-includes"] = pandoc.MetaList(includes)
  return meta
end

return {
  {
    Para = function(paragraph)
      return called(pandoc.utils.stringify(paragraph))
    end,
  },
  { Meta = head },
}
